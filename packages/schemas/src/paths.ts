import type { Language } from '#languages.ts'

/** Every page of the product, in router notation. The single list shared by routers, links and slug validation. */
export const sitePaths = {
  home: '/',
  demo: '/demo',
  rating: '/rating',
  feedback: '/feedback',
  thankYou: '/thank-you',
  privacy: '/privacy',
  company: '/:slug',
  companyRating: '/:slug/rating',
  companyFeedback: '/:slug/feedback',
  companyThankYou: '/:slug/thank-you',
  companyPrivacy: '/:slug/privacy',
  companyPractice: '/:slug/about-reviews',
} as const

/** Paths of the screens on which a visitor leaves a review. */
export interface ReviewPaths {
  home: string
  rating: string
  feedback: (rating: number) => string
  thankYou: string
  /** Notice about personal data. */
  privacy: string
}

/** Query parameter and form field that carries the scanned code through the review screens. */
export const viaParam = 'via'

/** Query parameter and form field that names the language of a visitor's page. */
export const langParam = 'lang'

/** What the path of a code begins with, before the code. */
export const codePrefix = '/q/'

/** Returns a given code in canonical (upper) case; undefined if it cannot be one. */
export function codeIn(given: unknown): string | undefined {
  return typeof given === 'string' && /^[A-HJKMNP-Z2-9]{8,16}$/i.test(given) ? given.toUpperCase() : undefined
}

/**
 * Returns the paths of a company's review screens, or without a slug, those of the site's single company.
 *
 * @param carried what every path carries: the scanned code, and the language if the visitor chose one
 */
export function reviewPaths(slug: string | undefined, carried: Carried = {}): ReviewPaths {
  const base = slug === undefined ? '' : sitePaths.company.replace(':slug', slug)
  const query = carriedQuery(carried)
  return {
    home: (base || sitePaths.home) + query,
    rating: base + sitePaths.rating + query,
    feedback: (rating) => `${base}${sitePaths.feedback}?rating=${rating}${query.replace('?', '&')}`,
    thankYou: base + sitePaths.thankYou + query,
    privacy: base + sitePaths.privacy + query,
  }
}

/** Parameters that links carry from one review screen to the next, by their names in URLs. */
export interface Carried {
  /** The scanned code. */
  via?: string | undefined
  /** The language that the visitor chose; absent if it follows from the browser's. */
  lang?: Language | undefined
}

/**
 * Returns the query of links to review screens, in canonical order and with the leading `?`; empty for nothing.
 *
 * @param handle for the thank-you page that shows the private link
 */
export function carriedQuery({ via, lang }: Carried, handle?: string): string {
  const parts = [
    ...(handle ? [`${receiptParam}=${handle}`] : []),
    ...(via ? [`${viaParam}=${via}`] : []),
    ...(lang ? [`${langParam}=${lang}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Returns the URL of a company's review page, for QR codes, prints and links from elsewhere. */
export function reviewUrl(siteOrigin: string, slug: string): string {
  return siteOrigin + reviewPaths(slug).home
}

/** Returns the path of the page on how a company asks for reviews. */
export function practicePath(slug: string, carried: Carried = {}): string {
  return sitePaths.companyPractice.replace(':slug', slug) + carriedQuery(carried)
}

/** Query parameter of the thank-you page that shows the private link for 15 minutes; not the token. */
export const receiptParam = 'r'

export const accountPaths = {
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  setupPassword: '/setup-password',
  account: '/change-password',
  twoFactor: '/account/two-factor',
} as const

/** Fragments of the account page: its head, and the part about the second factor. */
export const accountId = 'account'
export const twoFactorId = 'two-step-verification'

export const dashboardPaths = {
  dashboard: '/dashboard',
  demo: '/dashboard/demo',
  reviews: '/dashboard/reviews',
  review: '/dashboard/reviews/:id',
  codes: '/dashboard/codes',
  walks: '/dashboard/walks',
  walk: '/dashboard/walks/:id',
  materials: '/dashboard/materials',
  formats: '/dashboard/formats',
  settings: '/dashboard/settings',
  business: '/dashboard/settings/business',
  reviewPage: '/dashboard/settings/review-page',
  answers: '/dashboard/settings/answers',
  notifications: '/dashboard/settings/notifications',
  integrations: '/dashboard/settings/integrations',
  webhook: '/dashboard/settings/integrations/webhooks/:id',
  team: '/dashboard/settings/team',
  signIn: '/dashboard/settings/sign-in',
  privacy: '/dashboard/settings/privacy',
  audit: '/dashboard/settings/security-log',
} as const

/** What makes the dashboard an app that can be installed. */
export const appPaths = {
  manifest: '/dashboard/manifest.webmanifest',
  worker: '/dashboard/sw.js',
  icon: '/dashboard/icons/192.png',
  largeIcon: '/dashboard/icons/512.png',
  maskableIcon: '/dashboard/icons/maskable-192.png',
  largeMaskableIcon: '/dashboard/icons/maskable-512.png',
} as const

/** Query parameter of the dashboard's pages that names the company by id, which outlives a change of its slug. */
export const companyParam = 'company'

/** Returns the path and query of a company's dashboard page, such as `dashboardPaths.materials`. */
export function companyDashboard(page: string, companyId: string): string {
  return `${page}?${new URLSearchParams({ [companyParam]: companyId })}`
}

/** Returns the path of the dashboard's page of a walk-round. */
export function walkPath(id: string): string {
  return dashboardPaths.walk.replace(':id', id)
}

/** Query parameter of the materials page: the code to print. */
export const codeParam = 'code'

/** Returns the path and query of the materials page with a code chosen. */
export function materialsFor(code: string): string {
  return `${dashboardPaths.materials}?${new URLSearchParams({ [codeParam]: code })}`
}

export const adminPaths = {
  admin: '/admin',
  companyImport: '/admin/companies/import',
  attention: '/admin/attention',
  printOrders: '/admin/print-orders',
  deleted: '/admin/deleted',
  users: '/admin/users',
  mails: '/admin/mails',
  webhooks: '/admin/webhooks',
  webhook: '/admin/webhooks/:id',
  apiKeys: '/admin/api-keys',
  audit: '/admin/audit',
  system: '/admin/system',
} as const
