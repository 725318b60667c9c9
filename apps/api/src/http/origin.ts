import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '#domain/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the method of a request can change state. */
export function changesState({ method }: FastifyRequest): boolean {
  return !safeMethods.has(method)
}

/**
 * Whether a page of another origin made the request, judged by the `Origin` and `Sec-Fetch-…` headers, which browsers
 * set and pages cannot forge. Clients that send none are not browsers; only their cookie counts. Navigation from other
 * sites is allowed, because only the user sees the response. Navigation from the same site is not, because its pages
 * may share the session cookie.
 */
export function isForeign(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  // A page without a referrer sends `null` with its own forms and beacons.
  if (origin === 'null' && site === 'same-origin') return false
  if (origin !== undefined) return !origins.has(origin)
  return site === 'same-site' || (site === 'cross-site' && !isFollowedLink(request))
}

function isFollowedLink(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers
  return !changesState(request) && mode === 'navigate' && destination === 'document'
}

/** Rejects state-changing requests from pages of other origins (CSRF). */
export const originCheck = fp(async (app: FastifyInstance, { origins }: { origins: ReadonlySet<string> }) => {
  app.addHook('onRequest', (request, _, done) => {
    const refused = changesState(request) && isForeign(request, origins)
    done(refused ? new DomainError('unknown_origin') : undefined)
  })
})
