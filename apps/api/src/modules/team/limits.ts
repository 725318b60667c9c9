import type { Limit } from '#http/rate-limit.ts'

/** Per company: every invitation mails someone who may not expect it. */
export const invitationLimits: readonly Limit<{ companyId: string }>[] = [
  { name: 'invitations of a company', key: ({ companyId }) => companyId, max: 50, windowSeconds: 60 * 60 },
]
