import type { CurrentUser, Role } from '@candour/schemas/accounts.ts'
import type { AdminCompany } from '@candour/schemas/companies.ts'

/** The nth id of a kind of things. */
export const id = (n: number) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`

export const luna: AdminCompany = {
  id: id(1),
  name: 'Café Luna',
  slug: 'cafe-luna',
  logoUrl: '/images/luna',
  brandColor: '#0F766E',
  googleReviewUrl: 'https://g.page/r/luna/review',
  billingStatus: 'past_due',
  createdAt: '2026-03-01T12:00:00Z',
}

export const signedInAs = (role: Role): CurrentUser => ({
  user: { id: id(9), email: 'someone@example.com', role },
  companies: [],
})
