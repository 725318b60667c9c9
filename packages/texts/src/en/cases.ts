/** Cases: status, assignment, notes and history. */
export const cases = {}

export type CasesTexts = typeof cases
