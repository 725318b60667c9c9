import type { Audience } from '@candour/schemas/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import { DomainError } from '#domain/errors.ts'
import { type App, appsAt } from '#http/hosts.ts'
import { changesState, isForeign } from '#http/origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Audience of the route's contract. */
    audience?: Audience
  }
}

interface AudienceGuardOptions {
  config: Config
  /**
   * The apps that make the calls of this scope. Company calls are restricted to the dashboard, superadmin calls to the
   * console.
   */
  apps: readonly App[]
}

/**
 * Restricts calls to the apps that make them: a call exists only on the host of such an app, and only that app's pages
 * may make it. A visitor site on its own host therefore cannot use a session, whatever cookie the browser sends: calls
 * that need one reject pages of other origins, even for reads.
 */
export const audienceGuard = fp(async (app: FastifyInstance, { config, apps }: AudienceGuardOptions) => {
  const byAudience = {
    public: sourcesOf(config, apps),
    account: sourcesOf(config, apps),
    company: sourcesOf(config, ['dashboard']),
    superadmin: sourcesOf(config, ['admin']),
  }
  const appsHere = appsAt(config)
  app.addHook('onRequest', (request, _, done) => {
    const { audience = 'public' } = request.routeOptions.config
    const { apps, origins } = byAudience[audience]
    const guarded = audience !== 'public' || changesState(request)
    if (guarded && isForeign(request, origins)) return done(new DomainError('unknown_origin'))
    const here = appsHere(request)
    if (here.size === 0) return done(new DomainError('unknown_host'))
    done(apps.some((caller) => here.has(caller)) ? undefined : new DomainError('no_such_call'))
  })
})

function sourcesOf({ origins }: Config, apps: readonly App[]) {
  return { apps, origins: new Set(apps.map((app) => origins[app])) }
}
