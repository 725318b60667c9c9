import type { Limit } from '#http/rate-limit.ts'

/** Per company: each sends a message to an address that a member names. */
export const testLimits: readonly Limit<{ companyId: string }>[] = [
  {
    name: 'test messages to chats of a company',
    key: ({ companyId }) => companyId,
    max: 20,
    windowSeconds: 60 * 60,
  },
]
