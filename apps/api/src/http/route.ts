import type { Readable } from 'node:stream'
import {
  type Endpoint,
  errorsOf,
  isIdempotent,
  type keylessPermissions,
  type Output,
  type Page,
  type Parsed,
  takesKeys,
} from '@candour/schemas/endpoint.ts'
import { partOf } from '@candour/schemas/endpoints.ts'
import { errorBody, errorCode } from '@candour/schemas/error-body.ts'
import { type ErrorCode, errors } from '@candour/schemas/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { ApiKey, DemoViewer, UserSession, Visitor } from '#domain/principal.ts'
import { guardFor, principalOf } from '#http/guards.ts'
import { etagOf, PreparedResponse } from '#http/prepared-response.ts'
import type { Limit } from '#http/rate-limit.ts'
import { whileAllowed } from '#http/while-allowed.ts'

/** Serializes a response through its contract's schema once, to be sent many times. */
export function serialized<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): PreparedResponse<z.output<Schema>> {
  const body = Buffer.from(JSON.stringify(schema.encode(value)))
  return new PreparedResponse({
    headers: { 'content-type': 'application/json; charset=utf-8', etag: etagOf(body, { weak: false }) },
    body,
  })
}

type Answer<E extends Endpoint> = E extends { stream: string } ? Streamed : Whole<E>

/** A response streamed while it is produced. */
type Streamed = Readable | ReadableStream<Uint8Array>

type Whole<E extends Endpoint> =
  | (E extends { paged: true } ? (Output<E> extends (infer Item)[] ? Page<Item> : never) : Output<E>)
  | PreparedResponse<Output<E>>

/** Who makes a call that the guard has let pass; see `isInDemo` and `takesKeys`. */
type Caller<E extends Endpoint> = E['audience'] extends 'public'
  ? Visitor
  :
      | UserSession
      | (E extends { inDemo: true } | { audience: 'company'; method: 'GET'; stream?: 'text/event-stream' }
          ? DemoViewer
          : never)
      | (E extends { audience: 'account' } | { withoutKeys: true } | { permission: Keyless } ? never : ApiKey)

type Keyless = (typeof keylessPermissions)[number]

interface Identity<E extends Endpoint> {
  principal: Caller<E>
  /** For the `company` audience: the company in which the guard has checked the permission, in lower case. */
  companyId: E['audience'] extends 'company' ? string : undefined
}

/** The argument of a handler: the validated input, the identity (by audience), and the raw request and reply. */
export type Context<E extends Endpoint> = Parsed<E> &
  Identity<E> & { request: FastifyRequest; reply: FastifyReply }

/** The data that a rate limit can derive its key from. */
export type Counted<E extends Endpoint> = Parsed<E> & Identity<E> & { ip: string }

type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answer<E>>
type Limits<E extends Endpoint> = readonly Limit<Counted<E>>[]

/**
 * Registers an endpoint from its contract: the guard of its audience and permission before the body is read, input
 * validation, serialization that drops undeclared fields, the OpenAPI error codes, and page headers for paged lists.
 *
 * @param limits rate limits, counted after validation; the contract must declare `too_many_requests`
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  limits: Limits<E>,
  handler: Handler<E>,
): void
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ...given: [Handler<E>] | [Limits<E>, Handler<E>]
): void {
  const [limits, handler] = given.length === 1 ? [[], given[0]] : given
  if (limits.length > 0 && !endpoint.errors?.includes('too_many_requests')) {
    throw new Error(`${endpoint.id} has rate limits but does not declare too_many_requests`)
  }
  const status = endpoint.status ?? 200
  const guard = guardFor(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { audience: endpoint.audience },
    schema: schemaOf(endpoint, status),
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    // Otherwise Fastify would run the handler for HEAD requests too, and the stream it opens would stay open.
    ...(endpoint.stream === 'text/event-stream' && { exposeHeadRoute: false }),
    ...guard,
    preValidation: [
      // If all of its fields are optional, the body may be left out. `jitless` spares the start from
      // compiling most parsers; those that visitors wait for are compiled here.
      ...(endpoint.body?.safeParse({}, { jitless: endpoint.audience !== 'public' }).success
        ? [
            async (request: FastifyRequest) => {
              request.body ??= {}
            },
          ]
        : []),
      ...(guard.preValidation ? [guard.preValidation] : []),
    ],
    preHandler: [
      ...(isIdempotent(endpoint)
        ? [
            async (request: FastifyRequest, reply: FastifyReply) =>
              'idempotency-key' in request.headers
                ? app.idempotency.begin(endpoint, request, reply)
                : undefined,
          ]
        : []),
      ...(limits.length > 0
        ? [
            async (request: FastifyRequest) => {
              const counted = { ...inputOf(endpoint, request), ip: request.ip }
              await app.rateLimiter.take(limits, counted as unknown as Counted<E>)
            },
          ]
        : []),
    ],
    ...(isIdempotent(endpoint) && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        if (request.keptCall) await app.idempotency.end(request.keptCall, reply, payload)
      },
    }),
    handler: async (request, reply) => {
      // Validation has established the contract's types, and the guard the kind of principal.
      const context = { ...inputOf(endpoint, request), request, reply }
      const answer = await handler(context as unknown as Context<E>)
      if (answer instanceof PreparedResponse) return answer.send(request, reply)
      reply.status(endpoint.dryRun && isDryRun(request) ? 200 : status)
      if (endpoint.stream) {
        // A handler may choose another format.
        if (!reply.hasHeader('content-type')) reply.type(endpoint.stream)
        // An event stream is ended by `LiveDashboards`.
        const isDownload = endpoint.stream !== 'text/event-stream'
        return reply.send(isDownload ? whileAllowed(request, context.companyId, answer as Streamed) : answer)
      }
      if (!endpoint.paged) return answer
      const { items, nextCursor } = answer as Page<unknown>
      if (nextCursor) reply.header('x-next-cursor', nextCursor)
      return items
    },
  })
}

const isDryRun = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'dryRun' in query && query.dryRun === true

function inputOf(endpoint: Endpoint, request: FastifyRequest) {
  const { params, query, body } = request
  const given = endpoint.upload ? { file: body } : { body }
  return {
    params,
    query,
    ...given,
    principal: principalOf(request),
    companyId: companyIdOf(endpoint, request),
  }
}

/** Returns the company id from where the contract declares it: the one that the guard checked, and no other. */
function companyIdOf(
  { audience, query: declared }: Endpoint,
  { query, body }: FastifyRequest,
): string | undefined {
  if (audience !== 'company') return undefined
  const part = declared && 'companyId' in declared.shape ? query : body
  return typeof part === 'object' && part && 'companyId' in part ? String(part.companyId) : undefined
}

const fileText = z.string()

function schemaOf(endpoint: Endpoint, status: number): FastifySchema & Record<string, unknown> {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [partOf(endpoint)],
    'x-audience': endpoint.audience,
    ...(endpoint.audience === 'public' && { security: [] }),
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    ...(isIdempotent(endpoint) && !endpoint.secret && { 'x-idempotent': true }),
    ...(endpoint.audience !== 'public' && {
      security: [{ session: [] }, ...(takesKeys(endpoint) ? [{ key: [] }] : [])],
    }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.upload && { body: fileText, consumes: [endpoint.upload] }),
    response: {
      ...(endpoint.dryRun && { 200: endpoint.dryRun }),
      [status]: endpoint.stream
        ? {
            description: endpoint.summary,
            content: Object.fromEntries(
              [endpoint.stream, ...(endpoint.otherStreams ?? [])].map((type) => [
                type,
                { schema: endpoint.response },
              ]),
            ),
          }
        : endpoint.response,
      ...errorResponses(endpoint),
    },
  }
}

/** Returns the error body for each status, listing the codes that the endpoint may answer with. */
function errorResponses(endpoint: Endpoint): Record<number, z.ZodType> {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errors[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const body = errorBodyWith(codes)
      return [
        status,
        status === 409 && endpoint.conflict ? body.extend(endpoint.conflict.partial().shape) : body,
      ]
    }),
  )
}

const errorBodies = new Map<string, ReturnType<typeof createErrorBody>>()

/** Most endpoints share their codes per status; with schemas of their own, building the app takes twice as long. */
function errorBodyWith(codes: readonly ErrorCode[]) {
  const key = codes.join()
  const body = errorBodies.get(key) ?? createErrorBody(codes)
  errorBodies.set(key, body)
  return body
}

function createErrorBody(codes: readonly ErrorCode[]) {
  // Accepts any code, so that an undeclared one does not become a 500; tests catch it instead.
  return errorBody.extend({ code: errorCode.meta({ enum: codes }) })
}
