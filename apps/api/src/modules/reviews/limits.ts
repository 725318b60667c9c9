import { type Limit, network } from '#http/rate-limit.ts'

/**
 * Reviews from one network for one company: wide enough for everyone on a shop's Wi-Fi. Counted beside the
 * request, so that storing a review stays one statement.
 */
export const reviewLimits: readonly Limit<{ ip: string; body: { companyId?: string | undefined } }>[] = [
  {
    name: 'reviews',
    key: ({ ip, body }) => `${network(ip)} ${body.companyId?.toLowerCase() ?? ''}`,
    max: 60,
    windowSeconds: 10 * 60,
    shared: 'once a second',
  },
]
