import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import { appsByHost } from '#http/hosts.ts'
import type { PreparedResponse } from '#http/prepared-response.ts'

declare module 'fastify' {
  interface FastifyInstance {
    fastPath: FastPath
  }
}

/** A public route of the site. Fastify has the same route, for requests whose response is not prepared. */
interface FastRoute {
  /** The route's pattern in Fastify, for log and metrics. */
  pattern: string
  /** Returns the response to a GET request if it is in memory. It is then sent, so `find` may count the request. */
  find(url: string, headers: IncomingHttpHeaders): PreparedResponse | undefined
}

/** A request answered on the fast path. */
interface FastAnswer {
  request: IncomingMessage
  id: string
  pattern: string
  url: string
  status: number
  /** Time taken, in ms. */
  ms: number
}

type Observer = (answer: FastAnswer) => void

/** Routes of the fast path, tried in the order in which they were added, and the observers of its answers. */
class FastPath {
  readonly routes: FastRoute[] = []
  readonly observers: Observer[] = []

  add(route: FastRoute): void {
    this.routes.push(route)
  }

  observe(observer: Observer): void {
    this.observers.push(observer)
  }
}

interface FastPathOptions {
  config: Config
  /** Headers of every response, unless it has its own. */
  defaults: Readonly<Record<string, string>>
  requestId: (request: IncomingMessage) => string
}

/**
 * Answers GET requests whose response is in memory before Fastify sees them: Fastify's request, reply, child logger and
 * hooks cost more than the answer (decision 41). Only requests for which no hook would do anything qualify; all others,
 * including every request while the process is stopping, pass through Fastify.
 */
export const fastPath = fp(async (app: FastifyInstance, { config, defaults, requestId }: FastPathOptions) => {
  const { routes, observers } = app.decorate('fastPath', new FastPath()).fastPath
  const appsAtHost = appsByHost(config)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })

  /** An exception here would end the process; Fastify turns it into a response, or has none. */
  function findSafely(find: FastRoute['find'], url: string, headers: IncomingHttpHeaders) {
    try {
      return find(url, headers)
    } catch (error) {
      app.log.error(error)
      return undefined
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' || closing || app.drain.begun || !appsAtHost(headers.host)?.has('site')) return false
    const begun = performance.now()
    for (const { pattern, find } of routes) {
      const prepared = findSafely(find, url, headers)
      if (!prepared) continue
      const id = requestId(request)
      const status = prepared.write(headers, response, { id, defaults })
      if (observers.length > 0) {
        const answered = { request, id, pattern, url, status, ms: performance.now() - begun }
        for (const observe of observers) observe(answered)
      }
      return true
    }
    return false
  }

  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!answer(request, response)) app.routing(request, response)
  })
})
