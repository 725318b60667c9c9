import type { Role } from '@candour/schemas/accounts.ts'
import { adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'

/** Where each role works. */
export const homes: Partial<Record<Role, string>> = {
  superadmin: adminPaths.admin,
  company_admin: dashboardPaths.dashboard,
}
