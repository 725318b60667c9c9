import { type Limit, network } from '#http/rate-limit.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'

const window = { windowSeconds: 10 * 60, shared: 'once a second' } as const

/**
 * Limits reviews per network: in total, high enough for a shopping mall, and per company, high enough for everyone on a
 * shop's Wi-Fi. Counts are shared asynchronously, so storing a review stays a single statement. Company ids that this
 * process has not seen share one limit, or each made-up id would get its own.
 */
export function reviewLimits(
  companies: Pick<CompanyCache, 'isKnown'>,
): readonly Limit<{ ip: string; body: { companyId?: string | undefined } }>[] {
  return [
    { name: 'reviews of a network', key: ({ ip }) => network(ip), max: 600, ...window },
    {
      name: 'reviews of unseen companies',
      key: ({ ip, body: { companyId } }) =>
        companyId && !companies.isKnown(companyId) ? network(ip) : undefined,
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
