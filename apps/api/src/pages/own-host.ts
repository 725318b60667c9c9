import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import { DomainError } from '#errors.ts'
import { type App, appsAt } from '#http/hosts.ts'
import { changesState } from '#http/origin.ts'

/** What `/` leads to at a host that is not the site's. */
const homes = { dashboard: dashboardPaths.dashboard, admin: adminPaths.admin }

/** Leads whoever asks for an app's page at the host of another one to its own, and serves it there alone. */
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

/** The app a route is part of, by its pattern. */
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
