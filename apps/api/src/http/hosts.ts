import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** The three front ends, by the names of their origins. */
export type App = keyof Config['origins']

const allApps: ReadonlySet<App> = new Set<App>(['site', 'dashboard', 'admin'])
const noApp: ReadonlySet<App> = new Set()

/**
 * Tells which apps are at the host a request was sent to: all of them as long as they share one. A `Host` that is one of
 * theirs decides; a proxy's `X-Forwarded-Host` counts only where it is none, because a page can send that name itself
 * and not every proxy replaces it.
 *
 * A host that is none of theirs has no app for a browser, which `Sec-Fetch-Site` gives away: behind a proxy that does
 * not pass the `Host` on, one app's host would otherwise open the others. Whoever asks without a browser (a health
 * check, a script beside the server) is served all.
 */
export function appsAt({ origins }: Config): (request: FastifyRequest) => ReadonlySet<App> {
  const byHost = new Map<string, Set<App>>()
  for (const app of allApps) {
    const { host } = new URL(origins[app])
    byHost.set(host, (byHost.get(host) ?? new Set()).add(app))
  }
  if (byHost.size === 1) return () => allApps
  const at = (host = '') => byHost.get(host.toLowerCase().replace(/:(80|443)$/, ''))
  return ({ host, headers }) =>
    at(headers.host) ?? at(host) ?? (headers['sec-fetch-site'] === undefined ? allApps : noApp)
}
