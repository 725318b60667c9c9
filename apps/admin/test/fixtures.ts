import { answer } from '@candour/api-client/testing.ts'
import type { CurrentUser, Role } from '@candour/schemas/accounts.ts'
import type { ListedCompany } from '@candour/schemas/companies.ts'
import { listDeletedCompanies } from '@candour/schemas/deleted-companies.ts'
import { getConfig, getOverview } from '@candour/schemas/platform.ts'
import type { PrintOrder } from '@candour/schemas/print-orders.ts'
import { listPrinters } from '@candour/schemas/printers.ts'
import type { CompanyUser } from '@candour/schemas/users.ts'
import { act } from '@testing-library/react'

/** Returns a UUIDv7 that ends in `n`. */
export const id = (n: number) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`

export const luna: ListedCompany = {
  id: id(1),
  name: 'Café Luna',
  slug: 'cafe-luna',
  logoUrl: '/api/images/luna',
  brandColor: '#0F766E',
  googleReviewUrl: 'https://g.page/r/luna/review',
  defaultLanguage: 'en',
  texts: {},
  billingStatus: 'past_due',
  createdAt: '2026-03-01T12:00:00Z',
  recentReviews: 1234,
  lastReviewAt: '2026-03-02T12:00:00Z',
  users: 2,
  openOrders: 1,
  orders: 3,
}

export const signedInAs = (role: Role): CurrentUser => ({
  user: {
    ...{ id: id(9), email: 'someone@example.com', name: null, role },
    ...{ twoFactor: false, language: 'en', timeZone: null },
  },
  language: 'en',
  companies: [],
  viewAs: null,
})

export const siteOrigin = 'https://reviews.example'

/** Handlers for the requests that every console screen makes. */
export const platform = (unprocessedOrders = 0, companies = 1) => [
  answer(getConfig, () => ({
    siteOrigin,
    dashboardOrigin: 'https://dashboard.example',
    adminOrigin: 'https://admin.example',
    landing: 'marketing' as const,
    provider: { name: 'Candour', url: 'https://candour.example', email: null },
    bookingUrl: 'https://candour.example/call',
    orderTerms: null,
    operatorSignIn: false,
  })),
  answer(getOverview, () => ({ companies, unprocessedOrders })),
  answer(listDeletedCompanies, () => ({ items: [] })),
  answer(listPrinters, () => []),
]

export const poster: PrintOrder = {
  id: id(20),
  companyId: luna.id,
  companyName: luna.name,
  createdAt: '2026-03-02T12:00:00Z',
  itemType: 'Poster (18"x24", quantity: 5)',
  quantity: 5,
  priceInCents: 5400,
  imageUrl: '/api/images/poster',
  billingCompanyName: 'Luna GmbH',
  billingContactName: 'Ada Palmer',
  billingEmail: 'ada@example.com',
  billingPhone: '+49 30 1234567',
  billingAddress: 'Harbour Street 1',
  processed: 0,
  state: 'placed',
  late: false,
  printer: null,
  qrCheck: 'matches',
  confirmation: { state: 'sent', error: null },
}

export const ada: CompanyUser = {
  id: id(30),
  email: 'ada@example.com',
  name: null,
  role: 'company_admin',
  membershipRole: 'owner',
  state: 'active',
  invitation: null,
}

export const ben: CompanyUser = {
  ...ada,
  id: id(31),
  email: 'ben@example.com',
  state: 'invited',
  invitation: {
    mail: 'sent',
    error: null,
    sentAt: '2026-03-01T12:00:00Z',
    expiresAt: '2999-03-02T12:00:00Z',
  },
}

/** Simulates the return to the page from another tab. */
export const returnToPage = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
