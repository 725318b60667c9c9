import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '#errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request can change something. */
export function changesState({ method }: FastifyRequest): boolean {
  return !safeMethods.has(method)
}

/**
 * Whether a page of another origin makes the request, by the `Origin` and `Sec-Fetch-Site` headers that browsers set
 * and pages cannot forge. A client that sends neither is no browser: its cookie alone counts.
 */
export function isForeign({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  return origin === undefined ? site === 'cross-site' || site === 'same-site' : !origins.has(origin)
}

/** Refuses state-changing requests that pages of other origins make (CSRF). */
export const originCheck = fp(async (app: FastifyInstance, { origins }: { origins: ReadonlySet<string> }) => {
  app.addHook('onRequest', (request, _, done) => {
    const refused = changesState(request) && isForeign(request, origins)
    done(refused ? new DomainError('unknown_origin') : undefined)
  })
})
