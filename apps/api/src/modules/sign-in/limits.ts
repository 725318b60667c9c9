import type { Limit } from '#http/rate-limit.ts'

/** Each makes the server ask name servers, and the provider. */
export const changeLimits: readonly Limit<{ companyId: string }>[] = [
  { name: 'changes of sign-in', key: ({ companyId }) => companyId, max: 120, windowSeconds: 60 * 60 },
]
