import '#no-eval.ts'
import type { z } from 'zod'

/**
 * Who may call an endpoint. There is no default: every contract says it, and the server's guard follows from it.
 *
 * - `public`: anyone, without a session.
 * - `account`: anyone signed in.
 * - `company`: a user linked to the company named by `companyId` in the query or body.
 * - `superadmin`: the platform's operators.
 */
export type Audience = 'public' | 'account' | 'company' | 'superadmin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Statuses an endpoint adds to those that follow from its audience and input (400, 401, 403, 429, 500). */
export type ErrorStatus = 401 | 404 | 409 | 413 | 503

/** One HTTP call, declared once: route, guard, validation, client, OpenAPI and forms all come from this value. */
export interface Endpoint {
  /** Stable name: OpenAPI's operationId and the first part of the client's query key. */
  id: string
  method: Method
  /** Path with `:name` parameters, below the origin. */
  path: `/api/${string}`
  audience: Audience
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  response: z.ZodType
  /** Status of success, 200 unless told. */
  status?: 200 | 201
  /** The list can grow without bound: newest first, `limit` and `cursor` in the query, `X-Next-Cursor` in the answer. */
  paged?: true
  /**
   * Media type of an answer that is sent as it is made, in place of JSON; `response` then describes one event or the
   * text. A page opens it by address (a link, an EventSource), not through the typed client.
   */
  stream?: string
  errors: readonly ErrorStatus[]
  /** What a 409 tells as `conflict`, beside its sentence. */
  conflict?: z.ZodType
  /** Largest accepted body in bytes, when the default of 64 KiB is not enough (images). */
  bodyLimit?: number
}

/** Declares an endpoint, keeping its literal types. */
export function endpoint<const E extends Endpoint>(contract: E): E {
  return contract
}

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = E[K] extends z.ZodType
  ? { [P in K]: Side extends 'input' ? z.input<E[K]> : z.output<E[K]> }
  : Record<never, never>

/** What a caller passes: the declared ones of `params`, `query` and `body`. */
export type Input<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** What a handler receives, after validation. */
export type Parsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

/** The answer's body. */
export type Output<E extends Endpoint> = z.output<E['response']>

/** A page of a paged endpoint; `nextCursor` is absent on the last page. */
export interface Page<Item> {
  items: Item[]
  nextCursor?: string | undefined
}
