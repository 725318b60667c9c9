import { type Limit, network } from '#http/rate-limit.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'

const window = { windowSeconds: 10 * 60, shared: 'once a second' } as const

/**
 * Reviews from one network: as a whole, wide enough for a shopping centre, and for one company, wide enough for
 * everyone on a shop's Wi-Fi. Counted beside the request, so that storing a review stays one statement. Company ids that
 * this process has not seen also count as one, or made-up ids would each get a limit of their own.
 */
export function reviewLimits(
  companies: Pick<CompanyCache, 'knows'>,
): readonly Limit<{ ip: string; body: { companyId?: string | undefined } }>[] {
  return [
    { name: 'reviews of a network', key: ({ ip }) => network(ip), max: 600, ...window },
    {
      name: 'reviews of unseen companies',
      key: ({ ip, body: { companyId } }) =>
        companyId && !companies.knows(companyId) ? network(ip) : undefined,
      max: 60,
      ...window,
    },
    {
      name: 'reviews',
      key: ({ ip, body: { companyId = '' } }) => `${network(ip)} ${companyId.toLowerCase()}`,
      max: 60,
      ...window,
    },
  ]
}
