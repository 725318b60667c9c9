/** The first steps. */
export const checklist = {}

export type ChecklistTexts = typeof checklist
