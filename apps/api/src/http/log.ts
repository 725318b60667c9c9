import type { ServerResponse } from 'node:http'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '#config.ts'
import { clientLeft } from '#http/error-handler.ts'

/** What a path may look like to be logged as it is: an address somebody typed can hold anything, a person's too. */
const plain = /^[\w./-]{1,100}$/

/** The status that was answered, or that the client left before that. */
export function answeredStatus({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : clientLeft
}

/** Levels of a log that has these lines. */
const told = new Set(['info', 'debug', 'trace'])

/** The route's pattern, so that no id is logged; where a pattern says nothing, as of pages, the path. */
function pathOf({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '*'
  const [path = ''] = url.split('?', 1)
  return pattern.endsWith('*') && plain.test(path) ? path : pattern
}

/**
 * One line per request, once it is over: there is none for its beginning, and none for every check of a proxy. A line
 * holds nothing that tells who asked, nor a query, which can carry a token.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, { raw }: FastifyReply): void {
    if (!told.has(request.log.level)) return
    const begun = performance.now()
    // Unlike `finish` it also comes when the client has left.
    raw.once('close', () => {
      const status = answeredStatus(raw)
      const path = pathOf(request)
      const level = path.startsWith('/api/health/') && status === 200 ? 'debug' : 'info'
      const ms = Math.round((performance.now() - begun) * 10) / 10
      request.log[level]({ method: request.method, path, status, ms }, 'request')
    })
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) super.requestCompleted(error, request, reply)
  }

  /** Fastify's own line would hold the query. */
  override routeNotFound(): void {}
}

/** What of a request and of an error may be logged: nothing personal. */
export function loggerOptions({ production }: Pick<Config, 'production'>) {
  return {
    level: production ? 'info' : 'warn',
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      // What else an error carries can be a row: a database names the value it refused.
      err: ({ name, message, stack, ...rest }: Error) => ({
        type: name,
        message,
        code: 'code' in rest ? rest.code : undefined,
        stack: stack ?? '',
      }),
    },
  }
}
