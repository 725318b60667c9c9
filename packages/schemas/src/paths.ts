/** Every page of the product, in the notation of the apps' routers. The one list that routers, links and slugs share. */
export const sitePaths = {
  home: '/',
  demo: '/demo',
  rating: '/rating',
  feedback: '/feedback',
  thankYou: '/thank-you',
  company: '/:slug',
  companyRating: '/:slug/rating',
  companyFeedback: '/:slug/feedback',
  companyThankYou: '/:slug/thank-you',
} as const

export const accountPaths = {
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  setupPassword: '/setup-password',
  changePassword: '/change-password',
} as const

export const dashboardPaths = {
  dashboard: '/dashboard',
  reviews: '/dashboard/reviews',
  review: '/dashboard/reviews/:id',
  materials: '/dashboard/materials',
} as const

export const adminPaths = {
  admin: '/admin',
  users: '/admin/users',
} as const

/** Words that later pages, files and services need, kept free from the start: a printed QR code cannot be renamed. */
const keptFree = [
  'about',
  'account',
  'api',
  'app',
  'assets',
  'blog',
  'contact',
  'docs',
  'embed',
  'health',
  'help',
  'images',
  'legal',
  'logout',
  'metrics',
  'pricing',
  'privacy',
  'q',
  'r',
  'signup',
  'static',
  'status',
  'support',
  't',
  'terms',
  'widget',
  'www',
]

const firstSegments = [sitePaths, accountPaths, dashboardPaths, adminPaths]
  .flatMap((paths) => Object.values(paths))
  .map((path) => path.split('/')[1] ?? '')
  .filter((segment) => segment !== '' && !segment.startsWith(':'))

/** Slugs no company may take, because a page of the product has that address or may get it. */
export const reservedSlugs: ReadonlySet<string> = new Set([...firstSegments, ...keptFree])
