/** Members and their roles. */
export const team = {}

export type TeamTexts = typeof team
