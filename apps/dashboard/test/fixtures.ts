import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { type CompanyRole, type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { getSummary, getTrends, type Summary, type Trends } from '@candour/schemas/analytics.ts'
import {
  countCases,
  getAnswerFigures,
  getCase,
  listAssignees,
  listCases,
  type ReviewCase,
} from '@candour/schemas/cases.ts'
import { listChanges } from '@candour/schemas/changes.ts'
import { type Checklist, checklistItem, getChecklist } from '@candour/schemas/checklist.ts'
import { type DashboardCompany, getDashboardCompany } from '@candour/schemas/companies.ts'
import { getFunnel } from '@candour/schemas/funnel.ts'
import { listInvitations } from '@candour/schemas/invitations.ts'
import { type Location, listLocations } from '@candour/schemas/locations.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import { getConfig, type PlatformConfig } from '@candour/schemas/platform.ts'
import { listOwnPrintOrders } from '@candour/schemas/print-orders.ts'
import type { Retention } from '@candour/schemas/privacy.ts'
import { getPush, openReview } from '@candour/schemas/push.ts'
import { listReplyTemplates } from '@candour/schemas/reply-templates.ts'
import { countReviews, listReviewLanguages, listReviews, type Review } from '@candour/schemas/reviews.ts'
import { listOwnProviders } from '@candour/schemas/sign-in.ts'
import type { Theme } from '@candour/schemas/theme-names.ts'
import { getThemes, type ThemeSummary, type Themes } from '@candour/schemas/themes.ts'
import { getTwoFactor, listPasskeys, type TwoFactorState } from '@candour/schemas/two-factor.ts'
import { getWatch } from '@candour/schemas/watch.ts'

/** Returns a UUIDv7 that ends in `n`. */
export const id = (n: number) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`

export const luna: DashboardCompany = {
  id: id(1),
  name: 'Café Luna',
  slug: 'cafe-luna',
  logoUrl: null,
  brandColor: '#0F766E',
  googleReviewUrl: 'https://g.page/r/luna/review',
  defaultLanguage: 'en',
  texts: {},
  timeZone: 'Europe/Berlin',
}
export const sole: DashboardCompany = { ...luna, id: id(2), name: 'Trattoria Sole', slug: 'sole' }

export const userOf = (...companies: DashboardCompany[]): CurrentUser => userWith('owner', ...companies)

/** A user with the same role in each company. */
export const userWith = (role: CompanyRole, ...companies: DashboardCompany[]): CurrentUser => ({
  user: {
    ...{ id: id(9), email: 'owner@example.com', name: null, role: 'company_admin' },
    ...{ twoFactor: false, language: 'en', timeZone: null },
  },
  language: 'en',
  companies: companies.map(({ id, name }) => ({ id, name, role, suspended: false })),
  viewAs: null,
})

export const summary: Summary = {
  total: 1234,
  average: 4.26,
  distribution: { 1: 34, 2: 0, 3: 200, 4: 383, 5: 617 },
  sentiment: { negative: 34, neutral: 200, positive: 1000 },
  mismatches: 0,
  previous: null,
}

export const review = (n: number, rest: Partial<Review> = {}): Review => ({
  id: id(1000 + n),
  companyId: luna.id,
  rating: 4,
  sentiment: 'positive',
  sentimentCorrected: false,
  mismatch: false,
  feedback: `Feedback ${n}`,
  timestamp: '2026-03-01T12:00:00Z',
  contactName: null,
  contactEmail: null,
  contactNumber: null,
  placementId: null,
  locationId: null,
  lang: null,
  textLanguage: null,
  editedAt: null,
  erasedAt: null,
  case: null,
  ...rest,
})

/** The case of a review that nobody has touched. */
export const untouchedCase: ReviewCase = {
  status: 'new',
  assigneeId: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  updatedByName: null,
  notes: [],
  messages: [],
  reply: 'possible',
}

const noSentiment = { negative: 0, neutral: 0, positive: 0 }

export const trends: Trends = {
  from: '2026-02-27',
  to: '2026-03-01',
  interval: 'day',
  timeZone: 'Europe/Berlin',
  points: [
    {
      day: '2026-02-27',
      total: 3,
      average: 5,
      sentiment: { negative: 0, neutral: 0, positive: 3 },
      mismatches: 0,
    },
    { day: '2026-02-28', total: 0, average: null, sentiment: noSentiment, mismatches: 0 },
    {
      day: '2026-03-01',
      total: 1,
      average: 2,
      sentiment: { negative: 1, neutral: 0, positive: 0 },
      mismatches: 0,
    },
  ],
  totals: {
    total: 4,
    average: 4.25,
    distribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 3 },
    sentiment: { negative: 1, neutral: 0, positive: 3 },
    mismatches: 0,
  },
  sentimentByRating: {
    1: noSentiment,
    2: { negative: 1, neutral: 0, positive: 0 },
    3: noSentiment,
    4: noSentiment,
    5: { negative: 0, neutral: 0, positive: 3 },
  },
  previous: {
    total: 2,
    average: 4.5,
    distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
    sentiment: { negative: 0, neutral: 1, positive: 1 },
    mismatches: 0,
  },
}

/** Numbers of a theme that 41 of 380 reviews mention. */
export const themeSummary = (theme: Theme, rest: Partial<ThemeSummary> = {}): ThemeSummary => ({
  theme,
  mentions: 41,
  share: 41 / 380,
  sentiment: { negative: 24, neutral: 9, positive: 8 },
  average: 2.4,
  averageWithout: 4.5,
  impact: -0.3,
  previous: null,
  quotes: [],
  ...rest,
})

export const themes: Themes = {
  themes: [
    themeSummary('waiting', {
      quotes: [{ reviewId: id(1001), rating: 2, sentiment: 'negative', text: 'We waited forty minutes.' }],
    }),
    themeSummary('staff', {
      mentions: 120,
      share: 120 / 380,
      average: 4.8,
      averageWithout: 4.1,
      impact: 0.22,
    }),
  ],
  read: 380,
  total: 380,
}

export const location = (n: number, rest: Partial<Location> = {}): Location => ({
  id: id(2000 + n),
  name: `Branch ${n}`,
  googleReviewUrl: null,
  timeZone: null,
  archived: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...rest,
})

export const placement = (n: number, rest: Partial<Placement> = {}): Placement => {
  const code = `TABLE${String(n).padStart(3, '2')}`
  return {
    id: id(3000 + n),
    code,
    url: `https://site.example/q/${code}`,
    name: `Table ${n}`,
    kind: 'table_tent',
    locationId: null,
    archived: false,
    createdAt: '2026-03-01T12:00:00.000Z',
    lastScanAt: null,
    recentScans: 0,
    ...rest,
  }
}

export const retention: Retention = {
  contactMonths: 24,
  textMonths: null,
  privacyAddress: '',
  upcoming: null,
}

/** A checklist of which nothing but this is done. */
export const checklist = (...done: Checklist['items'][number]['id'][]): Checklist => ({
  items: checklistItem.options.map((id) => ({ id, done: done.includes(id) })),
  dismissed: false,
})

export const platform: PlatformConfig = {
  siteOrigin: 'https://site.example',
  dashboardOrigin: 'https://app.example',
  adminOrigin: 'https://admin.example',
  landing: 'marketing',
  provider: { name: 'Candour', url: 'https://candour.example', email: 'help@candour.example' },
  bookingUrl: 'https://candour.example/call',
  orderTerms: null,
  operatorSignIn: false,
}

export const noFactors: TwoFactorState = {
  totp: false,
  passkeys: 0,
  recoveryCodesLeft: 0,
  required: false,
  stepUpUntil: null,
}

/** Handlers of the account page's reads about the second factor, for a user without one. */
export const withoutFactors: Handler[] = [
  answer(getTwoFactor, () => noFactors),
  answer(listPasskeys, () => []),
  answer(listOwnProviders, () => []),
]

/** Handlers of a healthy server, for a user linked to these companies. */
export function working(...companies: DashboardCompany[]): Handler[] {
  const found = (id: string) => {
    const company = companies.find((company) => company.id === id)
    if (!company) throw refusal('no_company_access')
    return company
  }
  return [
    answer(getMe, () => userOf(...companies)),
    answer(listInvitations, () => []),
    answer(getConfig, () => platform),
    answer(getDashboardCompany, ({ query }) => found(query.companyId)),
    answer(getChecklist, () => checklist(...checklistItem.options)),
    answer(getSummary, () => summary),
    answer(getAnswerFigures, () => ({ open: 3, answered: 12, firstAnswerSeconds: 7_800 })),
    answer(getFunnel, () => ({
      totals: { scan: 0, view: 0, public: 0, rating: 0, review: 0 },
      rows: [],
      previous: null,
    })),
    answer(getCase, () => untouchedCase),
    answer(listAssignees, () => [{ userId: id(9), email: 'owner@example.com', name: null }]),
    answer(listReplyTemplates, () => []),
    answer(listChanges, () => []),
    answer(getTrends, () => trends),
    answer(getThemes, () => themes),
    answer(getPush, () => ({ publicKey: 'BA', devices: [] })),
    answer(openReview, () => null),
    answer(countCases, () => ({
      new: 12,
      inProgress: 4,
      mine: 3,
      unassigned: 11,
      waiting: 2,
      done: 1220,
      all: summary.total,
    })),
    answer(listCases, () => []),
    answer(countReviews, () => ({ matching: 1, atLeast: false, total: summary.total })),
    answer(listReviewLanguages, () => []),
    answer(listLocations, () => []),
    answer(listPlacements, () => ({ items: [] })),
    answer(getWatch, () => ({ codes: [] })),
    answer(listOwnPrintOrders, () => ({ items: [] })),
    answer(listReviews, ({ query }) => ({
      items: [review(1, { companyId: query.companyId, feedback: `For ${found(query.companyId).name}` })],
    })),
  ]
}
