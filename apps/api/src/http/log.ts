import type { ServerResponse } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '#config.ts'
import { clientLeft } from '#http/error-handler.ts'

/** Paths that are logged verbatim. Typed addresses can contain anything, including personal data. */
const plain = /^[\w./-]{1,100}$/

/** The token of a private page (32 bytes in base64url), wherever in a path it was typed. Slugs have no capitals. */
const token = /(?=[\w-]*[A-Z_])[\w-]{40,}/

/** Returns the response status, or 499 if the client disconnected first. */
export function answeredStatus({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : clientLeft
}

/** Log levels at which request lines are written. */
const requestLineLevels = new Set(['info', 'debug', 'trace'])

/** Returns the route's pattern, so ids are not logged; for wildcard patterns, such as pages, the path. */
function pathOf(pattern: string, url: string): string {
  const [path = ''] = url.split('?', 1)
  return pattern.endsWith('*') && plain.test(path) && !token.test(path) ? path : pattern
}

const pathOfRequest = ({ routeOptions, url }: FastifyRequest) => pathOf(routeOptions.url ?? '*', url)

/**
 * Writes one line per request when it is over; none when it starts, and health checks log at debug level only. A line
 * never identifies the caller and never includes the query, which may carry a token.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, { raw }: FastifyReply): void {
    if (!requestLineLevels.has(request.log.level)) return
    const begun = performance.now()
    // Unlike `finish`, `close` also fires when the client disconnects.
    raw.once('close', () => {
      const status = answeredStatus(raw)
      const path = pathOfRequest(request)
      const level = path.startsWith('/api/health/') && status === 200 ? 'debug' : 'info'
      const ms = tenths(performance.now() - begun)
      request.log[level]({ method: request.method, path, status, ms }, 'request')
    })
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) super.requestCompleted(error, request, reply)
  }

  /** Suppressed: Fastify's own line would include the query. */
  override routeNotFound(): void {}
}

const tenths = (ms: number) => Math.round(ms * 10) / 10

/** Logs requests answered on the fast path, with the same line as any other. */
export function logFastAnswers({ log, fastPath }: FastifyInstance): void {
  if (!requestLineLevels.has(log.level)) return
  fastPath.observe(({ id, pattern, url, status, ms }) => {
    const path = pathOf(pattern, url)
    log.info({ reqId: id, method: 'GET', path, status, ms: tenths(ms) }, 'request')
  })
}

/** Logger options that keep personal data out of the log. */
export function loggerOptions({ production }: Pick<Config, 'production'>) {
  return {
    level: production ? 'info' : 'warn',
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOfRequest(request) }),
      // Other properties may contain a row: database errors include the rejected value.
      err: ({ name, message, stack, ...rest }: Error) => ({
        type: name,
        message,
        code: 'code' in rest ? rest.code : undefined,
        stack: stack ?? '',
      }),
    },
  }
}
