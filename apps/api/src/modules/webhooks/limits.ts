import type { Limit } from '#http/rate-limit.ts'

/** Per company, and for the operators together: each makes the server ask a name server. */
export const addressLimits: readonly Limit<{ companyId: string | undefined }>[] = [
  {
    name: 'changes of webhooks',
    key: ({ companyId }) => companyId ?? 'operators',
    max: 120,
    windowSeconds: 60 * 60,
  },
]

/** Per company, and for the operators together: each makes the server call another one. */
export const sendLimits: readonly Limit<{ companyId: string | undefined }>[] = [
  {
    name: 'tests and replays of webhooks',
    key: ({ companyId }) => companyId ?? 'operators',
    max: 120,
    windowSeconds: 60 * 60,
  },
]
