import type { LoginReason } from '@candour/api-client/signed-out.ts'
import type { CurrentUser, Role } from '@candour/schemas/accounts.ts'
import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'

/** The landing page of each role. */
export const homes: Partial<Record<Role, string>> = {
  superadmin: adminPaths.admin,
  company_admin: dashboardPaths.dashboard,
  printer: adminPaths.printOrders,
}

const accountPages = [accountPaths.account, accountPaths.twoFactor]

/** The pages each role may return to after login, including everything below them. */
const pages: Record<Role, readonly string[]> = {
  superadmin: [adminPaths.admin, dashboardPaths.dashboard, ...accountPages],
  company_admin: [dashboardPaths.dashboard, ...accountPages],
  printer: [adminPaths.admin, ...accountPages],
}

/**
 * Returns where to go after login: back to the previous page if it is on this origin, open to the role, and the session
 * that ended there was the same user's; otherwise the role's landing page.
 */
export function afterLogin(
  { id, role }: Pick<CurrentUser['user'], 'id' | 'role'>,
  reason: LoginReason | undefined,
): string {
  const home = homes[role] ?? sitePaths.home
  if (reason?.ended && reason.ended !== id) return home
  const next = reason?.next
  const { origin } = window.location
  const url = next?.startsWith('/') && URL.canParse(next, origin) ? new URL(next, origin) : undefined
  if (url?.origin !== origin) return home
  const { pathname, search, hash } = url
  const theirs = pages[role].some((page) => pathname === page || pathname.startsWith(`${page}/`))
  return theirs ? pathname + search + hash : home
}
