import type { CompanyRole } from '#accounts.ts'
import type { CompanyPermission } from '#endpoint.ts'

const viewer: readonly CompanyPermission[] = [
  'company:read',
  'reviews:read',
  'reviews:export',
  'locations:read',
  'placements:read',
]
const responder: readonly CompanyPermission[] = [...viewer, 'reviews:contacts', 'reviews:reply']
const manager: readonly CompanyPermission[] = [
  ...responder,
  'company:manage',
  'locations:manage',
  'placements:manage',
  'orders:read',
  'orders:place',
  'integrations:manage',
]
const owner: readonly CompanyPermission[] = [...manager, 'team:manage', 'audit:read', 'privacy:manage']

/**
 * Permissions granted by each role in a company. The server enforces them; screens hide what the role may not do.
 * Without `reviews:contacts`, a member's answers and exports carry no contact data of visitors.
 */
export const companyPermissions: Record<CompanyRole, readonly CompanyPermission[]> = {
  owner,
  manager,
  responder,
  viewer,
}

/** Permissions of an operator who is viewing a company: an owner's, except for visitors' data. Changes are refused. */
export const viewPermissions = owner.filter(
  (permission) => permission !== 'reviews:contacts' && permission !== 'privacy:manage',
)

/** Permissions of viewers of the demo, who see nothing of who did what nor of other systems, and download nothing. Changes are refused. */
export const demoPermissions = viewPermissions.filter(
  (permission) =>
    permission !== 'audit:read' && permission !== 'reviews:export' && permission !== 'integrations:manage',
)

export const companyRoleNames: Record<CompanyRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  responder: 'Responder',
  viewer: 'Viewer',
}
