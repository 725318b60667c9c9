import type { ErrorBody } from '@candour/schemas/fields.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DeadConnectionError } from '#db/client.ts'
import { DomainError } from '#errors.ts'
import { logRefusal } from '#http/security-log.ts'
import { ThreadLimitError } from '#in-thread.ts'

/** Messages for errors raised by the HTTP layer itself. */
const httpMessages: Record<number, string> = {
  400: 'The request could not be understood',
  408: 'The request took too long. Please try again.',
  413: 'This is too large to send',
  414: 'The address is too long',
  415: 'This content type is not supported',
}

/** Maps every error to `{ message, issues? }`: readable sentences, never a stack trace or SQL. */
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
  body: ErrorBody & { conflict?: unknown }
  retryAfter?: number | undefined
}

/** Returns the status and message for an error, for JSON responses and rendered pages alike. */
export function describe(error: unknown): Description {
  if (error instanceof DomainError) {
    const { status, message, retryAfter, field, conflict } = error
    const issues = field === undefined ? undefined : [{ path: field, message }]
    const body = { message, ...(issues && { issues }), ...(conflict !== undefined && { conflict }) }
    return { status, body, retryAfter }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'This value is not valid',
    }))
    return { status: 400, body: { message: issues[0]?.message ?? 'The request is not valid', issues } }
  }
  const refusal = databaseRefusal(error)
  if (refusal) return { status: 503, ...refusal }
  if (error instanceof ThreadLimitError) return describe(new DomainError('overloaded', { retryAfter: 5 }))
  const status = isUnstorable(error) ? 400 : statusOf(error)
  return { status, body: { message: httpMessages[status] ?? 'Something went wrong. Please try again.' } }
}

function statusOf(error: unknown): number {
  const given = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof given === 'number' && given >= 400 && given < 500 ? given : 500
}

/** The text contains U+0000, which PostgreSQL cannot store (SQLSTATE 22021). */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22021'
}

const unavailable = 'The service is not available right now. Please try again in a moment.'
const busy = 'The service is busy. Please try again in a moment.'

/**
 * Transient database errors by SQLSTATE or class (PostgreSQL manual, appendix A), with message and retry delay in
 * seconds. Every other database error is a bug (500).
 */
const passing: readonly (readonly [state: string, message: string, retryAfter: number])[] = [
  ['08', unavailable, 5], // connection exceptions
  ['25006', unavailable, 5], // read-only: the primary has moved
  ['40001', busy, 1], // serialization failure
  ['40P01', busy, 1], // deadlock
  ['53', unavailable, 5], // insufficient resources: disk full, too many connections
  ['55P03', busy, 1], // lock not available
  ['57014', busy, 5], // statement timeout
  ['57P0', unavailable, 5], // shutting down, crashed, starting up
]

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
])

/** Returns the response for a database that cannot serve the request now but probably can soon. */
function databaseRefusal(error: unknown): { body: ErrorBody; retryAfter: number } | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const known = passing.find(([state]) => code.startsWith(state))
  if (known) return { body: { message: known[1] }, retryAfter: known[2] }
  const unreachable =
    error instanceof DeadConnectionError ||
    networkErrors.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated/i.test(error.message)
  return unreachable ? { body: { message: unavailable }, retryAfter: 5 } : undefined
}
