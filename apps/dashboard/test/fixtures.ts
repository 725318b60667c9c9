import type { CurrentUser } from '@candour/schemas/accounts.ts'
import type { Summary } from '@candour/schemas/analytics.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Review } from '@candour/schemas/reviews.ts'

/** The nth id of a kind of things. */
export const id = (n: number) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`

export const luna: DashboardCompany = {
  id: id(1),
  name: 'Café Luna',
  slug: 'cafe-luna',
  logoUrl: null,
  brandColor: '#0F766E',
  googleReviewUrl: 'https://g.page/r/luna/review',
  timeZone: 'Europe/Berlin',
}
export const sole: DashboardCompany = { ...luna, id: id(2), name: 'Trattoria Sole', slug: 'sole' }

export const userOf = (...companies: DashboardCompany[]): CurrentUser => ({
  user: { id: id(9), email: 'owner@example.com', role: 'company_admin' },
  companies: companies.map(({ id, name }) => ({ id, name })),
})

export const summary: Summary = {
  total: 1234,
  average: 4.26,
  distribution: { 1: 34, 2: 0, 3: 200, 4: 383, 5: 617 },
  sentiment: { negative: 34, neutral: 200, positive: 1000 },
  previous: null,
}

export const review = (n: number, rest: Partial<Review> = {}): Review => ({
  id: id(1000 + n),
  companyId: luna.id,
  rating: 4,
  sentiment: 'positive',
  feedback: `Feedback ${n}`,
  timestamp: '2026-03-01T12:00:00Z',
  contactName: null,
  contactEmail: null,
  contactNumber: null,
  ...rest,
})
