/** The audit log. */
export const audit = {}

export type AuditTexts = typeof audit
