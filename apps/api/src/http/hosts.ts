import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** The three front ends, named as in `origins`. */
export type App = keyof Config['origins']

const allApps: ReadonlySet<App> = new Set<App>(['site', 'dashboard', 'admin'])
const noApp: ReadonlySet<App> = new Set()

/**
 * Returns a function that determines which apps are served at a `Host`: all if they share one, undefined if unknown.
 */
export function appsByHost({ origins }: Config): (host?: string) => ReadonlySet<App> | undefined {
  const byHost = new Map<string, Set<App>>()
  for (const app of allApps) {
    const { host } = new URL(origins[app])
    byHost.set(host, (byHost.get(host) ?? new Set()).add(app))
  }
  if (byHost.size === 1) return () => allApps
  return (host = '') => byHost.get(host.toLowerCase().replace(/:(80|443)$/, ''))
}

/**
 * Returns a function that determines which apps are served at the host of a request: all of them if they share one. A
 * matching `Host` header takes precedence; `X-Forwarded-Host` is used only if `Host` matches no app, because a page can
 * send that header itself and not every proxy overwrites it.
 *
 * For an unknown host, browsers (detected by `Sec-Fetch-Site`) get no app: behind a proxy that does not forward `Host`,
 * one app's host would otherwise expose the others. Other clients (a health check, a local script) get all apps.
 */
export function appsAt(config: Config): (request: FastifyRequest) => ReadonlySet<App> {
  const at = appsByHost(config)
  return ({ host, headers }) =>
    at(headers.host) ?? at(host) ?? (headers['sec-fetch-site'] === undefined ? allApps : noApp)
}
