import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import { DomainError } from '#domain/errors.ts'
import { type App, appsAt } from '#http/hosts.ts'
import { changesState } from '#http/origin.ts'

/** Redirect targets of `/` on hosts other than the site's. */
const homes = { dashboard: dashboardPaths.dashboard, admin: adminPaths.admin }

/** Serves each app's pages on its own host only, and redirects requests on another app's host there. */
export const ownHost = fp(async (scope: FastifyInstance, { config }: { config: Config }) => {
  const appsHere = appsAt(config)
  scope.addHook('onRequest', async (request, reply) => {
    const here = appsHere(request)
    if (here.size === 0) throw new DomainError('unknown_host')
    const path = request.routeOptions.url ?? ''
    const app = appOf(path)
    if (path === '/robots.txt' || here.has(app)) return
    if (changesState(request)) throw new DomainError('not_found')
    return reply.redirect(addressOf(request, app, here, config))
  })
})

/** Determines the app of a route from its pattern. */
function appOf(pattern: string): App {
  const [, first = ''] = pattern.split('/')
  if (`/${first}` === adminPaths.admin) return 'admin'
  const dashboards: string[] = [dashboardPaths.dashboard, ...Object.values(accountPaths)]
  return dashboards.includes(`/${first}`) ? 'dashboard' : 'site'
}

function addressOf({ url }: FastifyRequest, app: App, here: ReadonlySet<App>, { origins }: Config): string {
  if (url.split('?', 1)[0] !== sitePaths.home) return origins[app] + url
  return here.has('dashboard') ? homes.dashboard : homes.admin
}
