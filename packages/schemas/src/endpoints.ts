import * as accounts from '#accounts.ts'
import * as analytics from '#analytics.ts'
import * as apiKeys from '#api-keys.ts'
import * as attention from '#attention.ts'
import * as audit from '#audit.ts'
import * as brand from '#brand.ts'
import * as cases from '#cases.ts'
import * as changes from '#changes.ts'
import * as channels from '#channels.ts'
import * as checklist from '#checklist.ts'
import * as companies from '#companies.ts'
import * as companyBulk from '#company-bulk.ts'
import * as companyImports from '#company-imports.ts'
import * as deletedCompanies from '#deleted-companies.ts'
import * as demo from '#demo.ts'
import type { Endpoint } from '#endpoint.ts'
import * as evidence from '#evidence.ts'
import * as funnel from '#funnel.ts'
import * as googleLink from '#google-link.ts'
import * as health from '#health.ts'
import * as invitations from '#invitations.ts'
import * as locations from '#locations.ts'
import * as notifications from '#notifications.ts'
import * as ownAccount from '#own-account.ts'
import * as placements from '#placements.ts'
import * as platform from '#platform.ts'
import * as practice from '#practice.ts'
import * as printOrders from '#print-orders.ts'
import * as printers from '#printers.ts'
import * as prints from '#prints.ts'
import * as privacy from '#privacy.ts'
import * as push from '#push.ts'
import * as replyTemplates from '#reply-templates.ts'
import * as reviews from '#reviews.ts'
import * as settings from '#settings.ts'
import * as signIn from '#sign-in.ts'
import * as system from '#system.ts'
import * as team from '#team.ts'
import * as themes from '#themes.ts'
import * as twoFactor from '#two-factor.ts'
import * as unsentMails from '#unsent-mails.ts'
import * as users from '#users.ts'
import * as viewAs from '#view-as.ts'
import * as walks from '#walks.ts'
import * as watch from '#watch.ts'
import * as webhooks from '#webhooks.ts'

const declaring = {
  accounts,
  analytics,
  apiKeys,
  attention,
  audit,
  brand,
  cases,
  changes,
  channels,
  checklist,
  companies,
  companyBulk,
  companyImports,
  deletedCompanies,
  demo,
  evidence,
  funnel,
  googleLink,
  health,
  invitations,
  locations,
  notifications,
  ownAccount,
  placements,
  practice,
  platform,
  printOrders,
  prints,
  printers,
  privacy,
  push,
  replyTemplates,
  reviews,
  signIn,
  settings,
  system,
  team,
  themes,
  twoFactor,
  unsentMails,
  users,
  viewAs,
  walks,
  watch,
  webhooks,
}

const byFile = Object.entries(declaring).map(
  ([file, exported]) => [file, Object.values(exported).filter(isEndpoint)] as const,
)

/** All contracts: what the files above declare. A test asserts that the server's routes match this list exactly. */
export const endpoints: readonly Endpoint[] = byFile.flatMap(([, contracts]) => contracts)

const files = new Map(byFile.flatMap(([file, contracts]) => contracts.map((contract) => [contract, file])))

/** What the parts of operators begin with. */
export const operators = 'Operators: '

/**
 * Returns the part of the API's documentation in which a call is described: the file that declares it, in words. Calls
 * of operators are apart, and so are those of visitors and of one's own account, which are few.
 */
export function partOf(endpoint: Endpoint): string {
  if (endpoint.audience === 'public') return 'Visitors'
  if (endpoint.audience === 'account') return 'Account'
  const words = (files.get(endpoint) ?? 'others').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const name = words.replace(/^api\b/, 'API').replace(/^./, (letter) => letter.toUpperCase())
  return endpoint.audience === 'superadmin' ? operators + name : name
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'audience' in exported && 'path' in exported
}
