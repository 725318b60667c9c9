import '#no-eval.ts'
import { z } from 'zod'
import type { CompanyScope } from '#company-scopes.ts'
import type { ErrorCode } from '#errors.ts'
import { id } from '#fields.ts'

/**
 * Who may call an endpoint. There is no default: every contract declares its audience, and the server derives the guard
 * from it.
 *
 * - `public`: anyone, without a session.
 * - `account`: anyone signed in.
 * - `company`: a member of the company named by `companyId` in the query or body, whose role has the permission.
 * - `superadmin`: the platform's operators, and printers for what they need.
 */
export type Audience = Access['audience']

/** Permissions of a signed-in user for their own account. */
type AccountPermission = 'account:read' | 'account:manage'

/** Permissions of a member in a company; held per company. */
export type CompanyPermission = CompanyScope | (typeof keylessPermissions)[number]

/** Permissions of an operator on the whole platform; a printer has `orders:print`, for the orders given to them. */
export type PlatformPermission = 'platform:manage' | 'orders:print'

export type Permission = AccountPermission | CompanyPermission | PlatformPermission

/** Who may call an endpoint, and the permission they need. Public endpoints need none. */
type Access =
  | { audience: 'public'; permission?: never }
  | { audience: 'account'; permission: AccountPermission }
  | { audience: 'company'; permission: CompanyPermission }
  | { audience: 'superadmin'; permission: PlatformPermission }

/**
 * Tags that tell a client which cached reads to refetch after a write or an event. Named after what changes: `arrivals`
 * are the numbers that grow with every review, `calendar` is how reviews fall on days and weeks.
 */
export type Tag =
  | 'api-keys'
  | 'arrivals'
  | 'calendar'
  | 'cases'
  | 'changes'
  | 'channels'
  | 'checklist'
  | 'companies'
  | 'devices'
  | 'locations'
  | 'mails'
  | 'notifications'
  | 'orders'
  | 'placements'
  | 'privacy'
  | 'reply-templates'
  | 'sessions'
  | 'sign-in'
  | 'settings'
  | 'team'
  | 'two-factor'
  | 'profile'
  | 'users'
  | 'walks'
  | 'webhooks'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One HTTP call, declared once: the route, guard, validation, client, OpenAPI and forms are all derived from it. */
export type Endpoint = Call & Access

interface Call {
  /** Stable name: the OpenAPI operationId and the first element of the client's query key. */
  id: string
  method: Method
  /** Path with `:name` parameters, relative to the origin. */
  path: `/api/${string}`
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Media type of an uploaded file in UTF-8, which the request carries instead of a JSON body. */
  upload?: 'text/csv'
  response: z.ZodType
  /** Success status; defaults to 200. */
  status?: 200 | 201 | 202 | 204
  /** Response, with status 200, to a call with `dryRun`, where it differs. */
  dryRun?: z.ZodType
  /**
   * Marks a list that can grow without bound: newest first, with `limit` and `cursor` in the query and `X-Next-Cursor`
   * in the response.
   */
  paged?: true
  /**
   * Media type of a streamed response that is not JSON; `response` then describes one event or the text. Pages open it
   * by URL (a link, an EventSource), not through the typed client.
   */
  stream?: string
  /** Media types that the response may have instead. */
  otherStreams?: readonly string[]
  /** Errors of this endpoint in addition to those that `errorsOf` derives from the rest of the contract. */
  errors?: readonly ErrorCode[]
  /** Fields of a 409 in addition to its message and code. */
  conflict?: z.ZodObject
  /** Allowed to users who must set up a second factor first; all others answer them `two_factor_required`. */
  beforeTwoFactor?: true
  /** Tags that a read depends on: it is refetched once one of them has changed. */
  reads?: readonly Tag[]
  /** Tags that a write changes, or an event announces. */
  changes?: readonly Tag[]
  /** Whether an operator may make this change while viewing a company; all others are refused. */
  duringViewAs?: true
  /** Whether members may make this change while their company is suspended; all others are refused. */
  whileSuspended?: true
  /** Allowed to viewers of the demo in addition to the calls that `isInDemo` derives. */
  inDemo?: true
  /** Refused to API keys, in addition to the calls that `takesKeys` excludes. */
  withoutKeys?: true
  /** Whether the response holds a secret, which is shown once. Such a call takes no `Idempotency-Key`. */
  secret?: true
  /** Maximum body size in bytes, where the default of 64 KiB is not enough (images). */
  bodyLimit?: number
}

/** Declares an endpoint by its name, method and path, and preserves its literal types. */
export function endpoint<
  const I extends string,
  const M extends Method,
  const P extends Endpoint['path'],
  const C extends Omit<Call, 'id' | 'method' | 'path'> & Access,
>(id: I, route: `${M} ${P}`, contract: C): C & { id: I; method: M; path: P } {
  const [method, path] = route.split(' ') as [M, P]
  return { ...contract, id, method, path }
}

/** The response of a call that answers nothing. */
export const noContent = { response: z.null(), status: 204 } as const

/** The audience and permission of an operator's call. */
export const forOperators = { audience: 'superadmin', permission: 'platform:manage' } as const

/** The audience and permission of a call about orders that operators and printers make. */
export const forPrinting = { audience: 'superadmin', permission: 'orders:print' } as const

/** The audience and permission of a signed-in user's call for their own account. */
export function forAccount<P extends AccountPermission>(permission: P) {
  return { audience: 'account', permission } as const
}

/** The audience and permission of a member's call, and the query that names the company. */
export function forMembers<P extends CompanyPermission>(permission: P) {
  return { audience: 'company', permission, query: z.object({ companyId: id }) } as const
}

/**
 * Returns whether viewers of the demo may make a call: they read what the dashboard shows. Downloads would be entries in
 * the audit log.
 */
export function isInDemo({ audience, method, stream, inDemo }: Endpoint): boolean {
  const isDownload = stream !== undefined && stream !== 'text/event-stream'
  return inDemo === true || (audience === 'company' && method === 'GET' && !isDownload)
}

/** Permissions that no API key has: calls that need one of them are for people who are signed in. */
export const keylessPermissions = ['team:manage', 'privacy:manage', 'integrations:manage'] as const

/** Returns whether a call can be made with an API key: those of companies and operators, unless they are excluded. */
export function takesKeys({ audience, permission, withoutKeys }: Endpoint): boolean {
  const isKeyless = keylessPermissions.some((keyless) => keyless === permission)
  return (audience === 'company' || audience === 'superadmin') && !isKeyless && !withoutKeys
}

const idempotencyErrors = [
  'bad_idempotency_key',
  'idempotency_key_in_use',
  'idempotency_key_reused',
] as const satisfies ErrorCode[]

/** Returns whether a call takes an `Idempotency-Key`: every POST, except a visitor's, which has an id of its own. */
export function isIdempotent({ audience, method, stream }: Endpoint): boolean {
  return audience !== 'public' && method === 'POST' && stream === undefined
}

/** Returns every error code that an endpoint can answer: its own, and those of its audience, method and input. */
export function errorsOf(contract: Endpoint): ErrorCode[] {
  const {
    audience,
    method,
    params,
    query,
    body,
    upload,
    paged,
    errors = [],
    beforeTwoFactor,
    duringViewAs,
    whileSuspended,
  } = contract
  const hasInput = params || query || body || upload
  const codes: (ErrorCode | false | undefined)[] = [
    ...errors,
    hasInput && 'validation_failed',
    paged && 'bad_cursor',
    params && 'uri_too_long',
    (hasInput || method !== 'GET') && 'bad_request',
    ...(method === 'GET' ? [] : (['body_too_large', 'unsupported_media_type'] satisfies ErrorCode[])),
    ...(isIdempotent(contract) ? idempotencyErrors : []),
    audience !== 'public' && 'not_signed_in',
    audience !== 'public' && !beforeTwoFactor && 'two_factor_required',
    audience !== 'public' && method !== 'GET' && !duringViewAs && 'view_as_read_only',
    audience !== 'public' && !isInDemo(contract) && 'demo_read_only',
    audience !== 'public' && 'key_invalid',
    audience !== 'public' && 'too_many_requests',
    audience !== 'public' && !takesKeys(contract) && 'key_not_allowed',
    audience === 'company' && takesKeys(contract) && 'scope_missing',
    audience === 'company' && 'no_company_access',
    audience === 'company' && 'forbidden_role',
    audience === 'company' && method !== 'GET' && !whileSuspended && 'company_suspended',
    (audience === 'superadmin' || audience === 'account') && 'not_allowed',
    (audience !== 'public' || method !== 'GET') && 'unknown_origin',
    'no_such_call',
    'unknown_host',
    'internal_error',
    'overloaded',
    'unavailable',
  ]
  return [...new Set(codes.filter((code) => code !== undefined && code !== false))]
}

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = E[K] extends z.ZodType
  ? { [P in K]: Side extends 'input' ? z.input<E[K]> : z.output<E[K]> }
  : Record<never, never>

/**
 * What a caller passes: whichever of `params`, `query` and `body` the contract declares. A query whose parameters are
 * all optional may be omitted.
 */
export type Input<E extends Endpoint> = Part<E, 'params', 'input'> &
  (Record<never, never> extends z.input<NonNullable<E['query']>>
    ? Partial<Part<E, 'query', 'input'>>
    : Part<E, 'query', 'input'>) &
  Part<E, 'body', 'input'> &
  (E extends { upload: string } ? { file: Blob | string } : Record<never, never>)

/** What a handler receives after validation. */
export type Parsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'> &
  (E extends { upload: string } ? { file: string } : Record<never, never>)

/** The response body. */
export type Output<E extends Endpoint> =
  | z.output<E['response']>
  | (E extends { dryRun: infer Preview extends z.ZodType } ? z.output<Preview> : never)

/** One page of a paged endpoint; `nextCursor` is absent on the last page. */
export interface Page<Item> {
  items: Item[]
  nextCursor?: string | undefined
}
