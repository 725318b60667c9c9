import { openDemo } from '@candour/schemas/demo.ts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { originOf, sessionOf } from '#http/guards.ts'
import { type Limit, network, site } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { hasSessionCookie, signOut } from '#http/session.ts'
import { demoCompanyId, isDemoOpen } from '#modules/demo/demo-company.ts'
import type { DemoCookie } from '#modules/demo/demo-cookie.ts'

/** A view of the dashboard makes some 15 calls. */
export const demoLimits: readonly Limit<{ ip: string | undefined }>[] = [
  { name: 'demo', key: ({ ip }) => network(ip), max: 600, windowSeconds: 300, shared: 'once a second' },
  {
    name: 'demo-site',
    key: ({ ip }) => ip && site(ip),
    max: 3_000,
    windowSeconds: 300,
    shared: 'once a second',
  },
]

type DemoDeps = Pick<Deps, 'config' | 'visitorDb'>

/**
 * Makes requests of this scope act as viewers of the demo if their browser has opened it. The cookie of a session, even
 * of one that has ended, takes precedence: nobody who was signed in finds themselves in the demo instead.
 */
export const demoViewers = fp(
  async (app: FastifyInstance, { config, visitorDb, cookie }: DemoDeps & { cookie: DemoCookie }) => {
    if (!config.demoDashboard) return
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.audience === 'public' || hasSessionCookie(request, config)) return
      const until = cookie.read(request)
      if (until === undefined) return
      await app.rateLimiter.take(demoLimits, request)
      if (!(await isDemoOpen(visitorDb))) return
      request.demo = { kind: 'demo', viewAs: { companyId: demoCompanyId, until }, ...originOf(request) }
    })
  },
)

export function demoRoutes(
  app: FastifyInstance,
  { config, visitorDb, cookie }: DemoDeps & { cookie: DemoCookie },
): void {
  route(app, openDemo, demoLimits, async ({ request, reply }) => {
    if (sessionOf(request)) throw new DomainError('signed_in')
    if (!config.demoDashboard || !(await isDemoOpen(visitorDb))) throw new DomainError('demo_closed')
    // A session that has ended.
    if (hasSessionCookie(request, config)) await signOut(request, reply, config)
    cookie.set(reply)
    return { companyId: demoCompanyId }
  })
}
