import type { CompanyRole, Factor, Role } from '@candour/schemas/accounts.ts'
import { companyPermissions, demoPermissions, viewPermissions } from '@candour/schemas/company-roles.ts'
import type { CompanyPermission, Permission } from '@candour/schemas/endpoint.ts'
import type { Position } from '#domain/position.ts'

/** A user's link to a company. */
interface Membership {
  companyId: string
  role: CompanyRole
  /** Whether the company is suspended, so its members may read but not change it. */
  suspended: boolean
}

/** A user with everything that determines their permissions. */
export interface User {
  id: string
  email: string
  role: Role
  /** Oldest first. */
  memberships: readonly Membership[]
}

/** Origin of a request, for the audit log. */
export interface Origin {
  /** Coarse network of the client; see `coarseNetwork`. */
  network?: string | undefined
  requestId?: string
}

export interface Visitor extends Origin {
  kind: 'visitor'
}

/** How the user of a session is authenticated. */
export interface SignIn {
  factor: Factor
  /** Whether the user has a second factor. */
  twoFactor: boolean
  /** Whether the user must have one. */
  twoFactorRequired: boolean
  /** When the step-up expires; factors may be changed until then. `null` without a step-up. */
  stepUpUntil: Date | null
  /** The identity at the provider that opened the session; undefined if the user signed in directly. */
  identity?: Identity | undefined
}

/** A user as a provider knows them. */
export interface Identity {
  id: string
  issuer: string
  /** Whose provider it is, and the only company that its sessions show; null for the operators'. */
  companyId: string | null
  /** The provider's own name of the session. */
  sid: string | undefined
}

/** A company that an operator views in their session, until this time (ISO 8601). */
export interface ViewAs {
  companyId: string
  until: string
}

export interface UserSession extends Origin {
  kind: 'user'
  user: User
  sessionId: string
  signIn: SignIn
  viewAs?: ViewAs | undefined
  /** Position that includes what the session has written or was notified of; undefined without a replica. */
  readAfter?: Position | undefined
}

/** A program that acts with an API key, of a company or of the operators. */
export interface ApiKey extends Origin {
  kind: 'key'
  id: string
  /** As its maker has named it. */
  name: string
  /** The company in which it acts; `null` for a key of the operators. */
  companyId: string | null
  /** Whether that company is suspended. */
  suspended: boolean
  /** What it may do now: its own scopes, limited by the role of the user responsible for it. */
  scopes: readonly Permission[]
  /** Whoever answers for it: its author's id, and their address unless the account is deleted. */
  maker: { id: string; email: string | null }
  /** When it ends; `null`: never. */
  until: Date | null
}

/** Someone who looks at the demo company without an account. */
export interface DemoViewer extends Origin {
  kind: 'demo'
  viewAs: ViewAs
}

/** The server itself, running this job. */
export interface System {
  kind: 'system'
  job:
    | 'alerts'
    | 'command'
    | 'conversation'
    | 'deletion'
    | 'delivery'
    | 'digest'
    | 'evidence'
    | 'housekeeping'
    | 'import'
    | 'mail'
    | 'practice'
    | 'receipt'
    | 'recount'
    | 'retention'
    | 'seed'
    | 'sign-in'
    | 'unsubscribe'
    | 'watch'
  /** The operator who has started the job, to whom its deeds are ascribed; no address once the account is deleted. */
  by?: { id: string; email: string | null }
}

/**
 * The party on whose behalf work is done. Created once per request by its guard, and passed to every use case and
 * scope.
 */
export type Principal = Visitor | UserSession | ApiKey | DemoViewer | System

export const visitor: Visitor = { kind: 'visitor' }

export function system(job: System['job']): System {
  return { kind: 'system', job }
}

/** Permissions granted by each role: a user's own role, and their role in a company. */
const permissions: Record<Role | CompanyRole, readonly Permission[]> = {
  company_admin: ['account:read', 'account:manage'],
  superadmin: ['account:read', 'account:manage', 'platform:manage', 'orders:print'],
  printer: ['account:read', 'account:manage', 'orders:print'],
  ...companyPermissions,
}

/**
 * Returns whether a principal has a permission.
 *
 * @param companyId for a company permission, the company in which it is needed, in any letter case
 */
export function can(principal: Principal, permission: Permission, companyId?: string): boolean {
  if (principal.kind === 'visitor') return false
  if (principal.kind === 'system') return true
  if (principal.kind === 'demo') {
    if (companyId === undefined) return permission === 'account:read'
    return isViewing(principal, companyId) && demoPermissions.some((granted) => granted === permission)
  }
  if (principal.kind === 'key') {
    const isHere = principal.companyId === (companyId?.toLowerCase() ?? null)
    return isHere && principal.scopes.includes(permission === 'orders:print' ? 'platform:manage' : permission)
  }
  const { role } = principal.user
  if (permissions[role].includes(permission)) return true
  if (companyId === undefined) return false
  const here = roleIn(principal.user, companyId)
  return (
    (!!here && permissions[here].includes(permission)) ||
    (isViewing(principal, companyId) && viewPermissions.some((granted) => granted === permission))
  )
}

/** Returns whether a principal may see anything of a company. Of an API key, any of its scopes suffices. */
export function mayEnter(principal: Principal, companyId: string): boolean {
  return principal.kind === 'key'
    ? principal.companyId === companyId.toLowerCase()
    : can(principal, 'company:read', companyId)
}

/** Returns a user's role in a company, given in any letter case; undefined unless they are a member. */
export function roleIn(user: User, companyId: string): CompanyRole | undefined {
  return membershipIn(user, companyId)?.role
}

function membershipIn({ memberships }: User, companyId: string): Membership | undefined {
  return memberships.find(({ companyId: id }) => id === companyId.toLowerCase())
}

/** Returns whether a principal views a company without being a member: as an operator, or in the demo. */
export function isViewing(principal: Principal, companyId: string): boolean {
  return 'viewAs' in principal && principal.viewAs?.companyId === companyId.toLowerCase()
}

/** Returns the id of a principal's user; null for all others. */
export function userIdOf(principal: Principal): string | null {
  return principal.kind === 'user' ? principal.user.id : null
}

/** Returns whom texts and changes are attributed to: the user or, for an API key, the user responsible for it. */
export function authorOf(principal: UserSession | ApiKey): { id: string; email: string | null } {
  return principal.kind === 'key' ? principal.maker : principal.user
}

/** Like `authorOf`, for any principal; null for those that have no author. */
export function authorIdOf(principal: Principal): string | null {
  return principal.kind === 'user' || principal.kind === 'key' ? authorOf(principal).id : null
}

/** Returns whether a principal sees what the owners of a company see. */
export function isOwner(principal: Principal, companyId: string): boolean {
  const isMember = principal.kind === 'user' && roleIn(principal.user, companyId) === 'owner'
  return isMember || isViewing(principal, companyId)
}

/** Returns whether a company is suspended for its member or key: they may read but not change it. */
export function isSuspended(principal: Principal, companyId: string): boolean {
  if (principal.kind === 'key') return principal.suspended
  return principal.kind === 'user' && (membershipIn(principal.user, companyId)?.suspended ?? false)
}

export function companyIdsOf({ memberships }: User): string[] {
  return memberships.map(({ companyId }) => companyId)
}

/** Returns the ids of the companies in which a user has a permission: oldest link first, the viewed company last. */
export function companiesWhere(principal: UserSession, permission: CompanyPermission): string[] {
  const { user, viewAs } = principal
  const ids = new Set([...companyIdsOf(user), ...(viewAs ? [viewAs.companyId] : [])])
  return [...ids].filter((companyId) => can(principal, permission, companyId))
}
