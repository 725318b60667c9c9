import { type Limit, network } from '#http/rate-limit.ts'

/** Each makes the server query name servers and the provider. */
export const changeLimits: readonly Limit<{ companyId: string }>[] = [
  { name: 'changes of sign-in', key: ({ companyId }) => companyId, max: 120, windowSeconds: 60 * 60 },
]

/** Each makes the server ask the provider. High enough for an office behind one IP address. */
export const visitLimits: readonly Limit<{ ip: string }>[] = [
  { name: 'visits to providers', key: ({ ip }) => network(ip), max: 200, windowSeconds: 15 * 60 },
]

/** A provider may end the sessions of all who work at a company at once, from its few addresses. */
export const logoutLimits: readonly Limit<{ ip: string }>[] = [
  { name: 'logouts by providers', key: ({ ip }) => network(ip), max: 600, windowSeconds: 15 * 60 },
]
