import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '#paths.ts'

/**
 * Words that future pages, files and services may need. Reserved from the start: a printed QR code cannot be renamed.
 */
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
  'q',
  'r',
  'signup',
  'static',
  'status',
  'support',
  't',
  'terms',
  'unsubscribe',
  'widget',
  'www',
]

const firstSegments = [sitePaths, accountPaths, dashboardPaths, adminPaths]
  .flatMap((paths) => Object.values(paths))
  .map((path) => path.split('/')[1] ?? '')
  .filter((segment) => segment !== '' && !segment.startsWith(':'))

/** Slugs that no company may take because a page has, or may get, that path. */
export const reservedSlugs: ReadonlySet<string> = new Set([...firstSegments, ...keptFree])
