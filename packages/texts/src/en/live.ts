/** The live connection. */
export const live = {}

export type LiveTexts = typeof live
