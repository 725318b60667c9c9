import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import { DomainError } from '#errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that another site's page makes (CSRF), by the `Origin` and `Sec-Fetch-Site` headers
 * that browsers set and pages cannot forge. A client that sends neither is no browser: its cookie alone counts.
 */
export const originCheck = fp(async (app: FastifyInstance, { origins }: { origins: string[] }) => {
  const allowed = new Set(origins)
  app.addHook('onRequest', ({ method, headers }, _, done) => {
    if (safeMethods.has(method)) return done()
    const { origin, 'sec-fetch-site': site } = headers
    const foreign = origin === undefined ? site === 'cross-site' : !allowed.has(origin)
    done(foreign ? new DomainError('unknown_origin') : undefined)
  })
})

/** Calls without a session, and signing in: all three apps make them. */
export function publicOrigins({ origins }: Config): string[] {
  return [origins.site, origins.dashboard, origins.admin]
}

/** Calls with a session: never from the visitors' site. */
export function consoleOrigins({ origins }: Config): string[] {
  return [origins.dashboard, origins.admin]
}
