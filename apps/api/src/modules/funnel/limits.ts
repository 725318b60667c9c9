import { type Limit, network } from '#http/rate-limit.ts'

/** Limits reported events per network: high enough for a shopping mall, so only scripts reach it. */
export const reportLimits: readonly Limit<{ ip: string }>[] = [
  {
    name: 'reported events of a network',
    key: ({ ip }) => network(ip),
    max: 3_000,
    windowSeconds: 10 * 60,
    shared: 'once a second',
  },
]
