import {
  type CompanyPermission,
  type Endpoint,
  isInDemo,
  type Permission,
  takesKeys,
} from '@candour/schemas/endpoint.ts'
import { readAfterHeader } from '@candour/schemas/read-after.ts'
import type { FastifyRequest } from 'fastify'
import { changesInDemo } from '#domain/changes-in-demo.ts'
import { DomainError } from '#domain/errors.ts'
import { type Position, parsePosition } from '#domain/position.ts'
import {
  type ApiKey,
  can,
  type DemoViewer,
  isSuspended,
  mayEnter,
  type Origin,
  type Principal,
  roleIn,
  type UserSession,
  type Visitor,
} from '#domain/principal.ts'
import { changesState } from '#http/origin.ts'
import { coarseNetwork } from '#http/rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of every audience except `public`; read it through `principalOf`. */
    principal: Principal | null
    /** The key that the request has presented. */
    apiKey: ApiKey | null
    /** Set if the demo is open in the browser and nobody is signed in. */
    demo: DemoViewer | null
  }
}

type Check = (request: FastifyRequest) => Promise<void>

/**
 * Returns the checks for an endpoint's audience and permission. They run before the body is read; if the body names the
 * company, they run before the rest of the body is validated.
 */
export function guardFor(endpoint: Endpoint): { onRequest: Check[]; preValidation?: Check } {
  const { id, audience, permission, method, query, body, beforeTwoFactor, duringViewAs, whileSuspended } =
    endpoint
  const signedIn = [
    identify,
    ...(takesKeys(endpoint) ? [] : [requiresNoKey]),
    ...(isInDemo(endpoint) ? [] : [requiresNoDemo(endpoint)]),
    ...(beforeTwoFactor ? [] : [requiresTwoFactor]),
    ...(method === 'GET' || duringViewAs ? [] : [requiresNoView]),
  ]
  switch (audience) {
    case 'public':
      return { onRequest: [] }
    case 'account':
    case 'superadmin':
      return { onRequest: [...signedIn, requires(permission)] }
    case 'company': {
      const needed = { permission, whileSuspended }
      if (query && 'companyId' in query.shape) {
        return { onRequest: [...signedIn, requiresInCompany(needed, ({ query }) => query)] }
      }
      if (body && 'companyId' in body.shape) {
        return { onRequest: signedIn, preValidation: requiresInCompany(needed, ({ body }) => body) }
      }
      throw new Error(`${id} names no company`)
    }
  }
}

/** Returns the principal of a request. Public calls act as a visitor, even with a session. */
export function principalOf(request: FastifyRequest): Principal {
  return request.principal ?? new RequestVisitor(request)
}

/**
 * A class, because an object literal with a getter would get a hidden class of its own for each request, which keeps
 * the whole request in memory until the next full garbage collection.
 */
class RequestVisitor implements Visitor {
  readonly kind = 'visitor'
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest) {
    this.#request = request
  }

  get requestId(): string {
    return this.#request.id
  }

  /** Computed on demand, because reviews are not audited. */
  get network(): string | undefined {
    return coarseNetwork(this.#request.ip)
  }
}

async function identify(request: FastifyRequest): Promise<void> {
  const principal = request.apiKey ?? sessionOf(request) ?? request.demo
  if (!principal) throw new DomainError('not_signed_in')
  request.principal = principal
}

/** Returns the user of a request's session, also for public calls, which do not act as that user. */
export function sessionOf(request: FastifyRequest): UserSession | undefined {
  const { user, signIn, viewAs, sessionId } = request.session
  if (!user || !signIn) return undefined
  const readAfter = positionOf(request)
  return { kind: 'user', user, sessionId, signIn, viewAs, readAfter, ...originOf(request) }
}

/**
 * Returns what the reads of a request must show: what its session has written, and the event that its client was told
 * of.
 */
function positionOf({ headers, session }: FastifyRequest): Position | undefined {
  const told = parsePosition(headers[readAfterHeader])
  const { readAfter } = session
  return told !== undefined && (readAfter === undefined || told > readAfter) ? told : readAfter
}

/** Refuses what only people who are signed in may do. */
async function requiresNoKey({ principal }: FastifyRequest): Promise<void> {
  if (principal?.kind === 'key') throw new DomainError('key_not_allowed')
}

/** Refuses changes by an operator who is viewing a company. */
async function requiresNoView(request: FastifyRequest): Promise<void> {
  if (request.session.viewAs) throw new DomainError('view_as_read_only')
}

/** Refuses what is not part of the demo, with a sentence that says what it would do. */
function requiresNoDemo({ id }: Endpoint): Check {
  const does = changesInDemo[id]
  return async ({ principal }) => {
    if (principal?.kind !== 'demo') return
    const message = does && { message: `This is a demo. In your own dashboard, this would ${does}.` }
    throw new DomainError('demo_read_only', { ...message })
  }
}

export function originOf({ ip, id }: FastifyRequest): Origin {
  return { network: coarseNetwork(ip), requestId: id }
}

/** Refuses users who must set up a second factor first. */
async function requiresTwoFactor(request: FastifyRequest): Promise<void> {
  const { signIn } = request.session
  if (signIn?.twoFactorRequired && !signIn.twoFactor) throw new DomainError('two_factor_required')
}

function requires(permission: Permission): Check {
  return async (request) => {
    if (!can(principalOf(request), permission)) throw new DomainError('not_allowed')
  }
}

/**
 * Requires the permission in the company that a part of the request names; an API key need not name its own. A
 * nonexistent company gets the same response as one of another user, so ids cannot be enumerated. A malformed id is left
 * to validation.
 */
function requiresInCompany(
  { permission, whileSuspended }: { permission: CompanyPermission; whileSuspended?: true | undefined },
  partOf: (request: FastifyRequest) => unknown,
): Check {
  return async (request) => {
    const input = partOf(request)
    if (typeof input !== 'object' || !input) return
    const principal = principalOf(request)
    if (principal.kind === 'key' && !('companyId' in input)) {
      if (principal.companyId === null) throw new DomainError('no_company_access')
      Object.assign(input, { companyId: principal.companyId })
    }
    if (!('companyId' in input)) return
    const { companyId } = input
    if (typeof companyId !== 'string') return
    if (!can(principal, permission, companyId)) throw refusalOf(principal, permission, companyId)
    if (whileSuspended || !changesState(request)) return
    if (isSuspended(principal, companyId)) throw new DomainError('company_suspended')
  }
}

/** Says why a principal lacks a permission in a company. */
function refusalOf(principal: Principal, permission: CompanyPermission, companyId: string): DomainError {
  if (principal.kind === 'key' && mayEnter(principal, companyId)) {
    return new DomainError('scope_missing', {
      scope: permission,
      message: `This API key does not have the scope ${permission}, which this call needs.`,
    })
  }
  const isMember = principal.kind === 'user' && roleIn(principal.user, companyId)
  return new DomainError(isMember ? 'forbidden_role' : 'no_company_access')
}
