import type { ErrorBody } from '@candour/schemas/error-body.ts'
import { type ErrorCode, errors } from '@candour/schemas/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DeadConnectionError } from '#db/client.ts'
import { LoginError } from '#db/logins.ts'
import { DomainError } from '#domain/errors.ts'
import { logRefusal } from '#http/security-log.ts'
import { WorkerLimitError } from '#lib/worker-pool.ts'

/** Codes of errors raised by the HTTP layer itself, by status. */
const httpErrors: Record<number, ErrorCode> = {
  400: 'bad_request',
  404: 'not_found',
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
}

/** Maps every error to `{ message, code, issues? }`: readable sentences, never a stack trace or SQL. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(error, request)) return reply.status(clientLeft).send()
    const { status, body, retryAfter } = describe(error)
    logRefusal(request, error)
    // A DomainError is not a fault, even with a 5xx status (such as a stopping process); the request log has its
    // status.
    if (status >= 500 && !(error instanceof DomainError)) request.log.error({ err: error }, 'request failed')
    if (retryAfter) reply.header('retry-after', retryAfter)
    // Fastify would close the connection with the body half read: the client gets a reset, and a proxy reports 502
    // instead of this response. With the connection kept, Node drains the body until the request timeout.
    if (status === 413) reply.removeHeader('connection')
    return reply.status(status).send(body)
  })
}

/** Status logged when the client closed the connection before a response (nginx convention). */
export const clientLeft = 499

/** Whether a request failed because the client disconnected while sending it. */
export function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.errored === error && !raw.complete
}

/** Handles URLs that the router rejects, such as one with an overlong parameter; hooks do not run for these. */
export function answerRouterError(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = describe(error)
    reply.status(status).headers(headers).header('x-request-id', request.id).send(body)
  }
}

/** Handles calls below `/api` that no contract declares. */
export async function apiNotFound(): Promise<never> {
  throw new DomainError('no_such_call')
}

interface Description {
  status: number
  body: ErrorBody
  retryAfter?: number | undefined
}

/** Like `describe`, for a page that the caller renders: logs a fault under `message`, and sets `Retry-After`. */
export function describeOnPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
): { status: number; code: ErrorCode } {
  const { status, body, retryAfter } = describe(error)
  if (status >= 500) request.log.error({ err: error }, message)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return { status, code: body.code }
}

/** Returns the status, code and message for an error, for JSON responses and rendered pages alike. */
export function describe(error: unknown): Description {
  if (error instanceof DomainError) {
    const { code, status, message, retryAfter, issues, scope, conflict } = error
    const body = { message, code, ...(issues && { issues }), ...(scope && { scope }), ...conflict }
    return { status, body, retryAfter }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [status, fallback] = errors.validation_failed
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'This value is not valid',
    }))
    return { status, body: { message: issues[0]?.message ?? fallback, code: 'validation_failed', issues } }
  }
  const refusal = databaseRefusal(error)
  if (refusal) return describe(refusal)
  if (error instanceof WorkerLimitError) return describe(new DomainError('overloaded', { retryAfter: 5 }))
  const status = isUnstorable(error) ? 400 : statusOf(error)
  const code = httpErrors[status] ?? (status < 500 ? 'bad_request' : 'internal_error')
  return { status, body: { message: errors[code][1], code } }
}

function statusOf(error: unknown): number {
  const given = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof given === 'number' && given >= 400 && given < 500 ? given : 500
}

/** The text contains U+0000, which PostgreSQL cannot store (SQLSTATE 22021). */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22021'
}

/**
 * Transient database errors by SQLSTATE or class (PostgreSQL manual, appendix A), with code and retry delay in seconds.
 * Every other database error is a bug (500).
 */
const transient: readonly (readonly [state: string, code: ErrorCode, retryAfter: number])[] = [
  ['08', 'unavailable', 5], // connection exceptions
  ['25006', 'unavailable', 5], // read-only: the primary has moved
  ['40001', 'overloaded', 1], // serialization failure
  ['40P01', 'overloaded', 1], // deadlock
  ['53', 'unavailable', 5], // insufficient resources: disk full, too many connections
  ['55P03', 'overloaded', 1], // lock not available
  ['57014', 'overloaded', 5], // statement timeout
  ['57P0', 'unavailable', 5], // shutting down, crashed, starting up
]

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
])

/**
 * Messages of `pg` for a connection that failed or was closed while a query waited for it; these errors have no code.
 */
const connectionLost =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/i

/** Returns the error for a transient database failure; undefined for any other error. */
function databaseRefusal(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined
  const given = 'code' in error ? String(error.code) : ''
  const known = transient.find(([state]) => given.startsWith(state))
  if (known) return new DomainError(known[1], { retryAfter: known[2] })
  const unreachable =
    error instanceof DeadConnectionError ||
    error instanceof LoginError ||
    networkErrors.has(given) ||
    connectionLost.test(error.message)
  return unreachable ? new DomainError('unavailable', { retryAfter: 5 }) : undefined
}
