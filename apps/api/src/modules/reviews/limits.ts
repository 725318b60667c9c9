import { type CountedAtOnce, type Limit, network } from '#http/rate-limit.ts'
import { addressHash } from '#mail/address-hash.ts'
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
      key: ({ ip, body: { companyId = '' } }) => `${network(ip)} ${companyId}`,
      max: 60,
      ...window,
    },
  ]
}

/** Mails with a private link to an address, which anyone can enter. */
export const receiptMailLimits: readonly CountedAtOnce<{ address: string }>[] = [
  {
    name: 'private links mailed to an address',
    key: ({ address }) => addressHash(address).toString('base64url'),
    max: 5,
    windowSeconds: 24 * 60 * 60,
  },
]
