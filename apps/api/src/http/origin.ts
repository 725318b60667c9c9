import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '#errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request can change something. */
export function changesState({ method }: FastifyRequest): boolean {
  return !safeMethods.has(method)
}

/**
 * Whether a page of another origin makes the request, by the `Origin` and `Sec-Fetch-…` headers that browsers set and
 * pages cannot forge. A client that sends none is no browser: its cookie alone counts. A link of another site that a
 * person follows is theirs: nobody else reads what it opens. Of one on the same site, where the session's cookie may
 * be shared, not even that is taken.
 */
export function isForeign(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return !origins.has(origin)
  return site === 'same-site' || (site === 'cross-site' && !isFollowedLink(request))
}

function isFollowedLink(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers
  return !changesState(request) && mode === 'navigate' && destination === 'document'
}

/** Refuses state-changing requests that pages of other origins make (CSRF). */
export const originCheck = fp(async (app: FastifyInstance, { origins }: { origins: ReadonlySet<string> }) => {
  app.addHook('onRequest', (request, _, done) => {
    const refused = changesState(request) && isForeign(request, origins)
    done(refused ? new DomainError('unknown_origin') : undefined)
  })
})
