import { type Check, error, joined, ok, skipped, warning } from '#modules/system/checks/check.ts'
import type { Probe } from '#modules/system/probe.ts'
import type { Reached } from '#modules/system/reach-origin.ts'

const days = 24 * 60 * 60 * 1_000
/** Certificates are usually renewed 30 days before they end. */
const soonDays = 14

const originsOf = ({ config }: Probe) => [...new Set(Object.values(config.origins))]

/** What each origin answered; none of those that did not. */
export async function reachable(probe: Probe): Promise<(Reached & { origin: string })[]> {
  const answers = await Promise.allSettled(
    originsOf(probe).map(async (origin) => ({ origin, ...(await probe.reach(origin)) })),
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

export const origins: Check = {
  id: 'origins',
  look: async (probe) => {
    const { config, reach } = probe
    const found = originsOf(probe).map(async (origin) => {
      try {
        const { status, configured } = await reach(origin)
        if (!configured) {
          return error(
            `${origin} is answered by something else (status ${status}).`,
            `Point the DNS name and the proxy for ${origin} at this server, and forward the Host header.`,
          )
        }
        const other = (['site', 'dashboard', 'admin'] as const).find(
          (app) => configured[app] !== config.origins[app],
        )
        if (other === undefined) return ok('Every origin leads to this installation.')
        return error(
          `${origin} is answered by an installation whose ${other} is at ${configured[other]} instead of ${config.origins[other]}.`,
          'Set SITE_ORIGIN, DASHBOARD_ORIGIN and ADMIN_ORIGIN to the same values on every server, and restart them.',
        )
      } catch (failure) {
        return error(
          `${origin} cannot be reached: ${messageOf(failure)}.`,
          'Check the DNS name, the firewall (ports 80 and 443) and the proxy, and that this machine can reach its own public address.',
        )
      }
    })
    return joined(await Promise.all(found))
  },
}

const renewal =
  'See the log of the proxy for why it has not renewed it (Caddy needs ports 80 and 443 open and the DNS name to lead here).'

export const certificates: Check = {
  id: 'certificates',
  look: async (probe) => {
    const remote = originsOf(probe).filter((origin) => origin.startsWith('https:'))
    if (remote.length === 0) return skipped('No origin is https.')
    const answers = (await reachable(probe)).filter(({ origin }) => remote.includes(origin))
    if (answers.length === 0) return skipped('No https origin can be reached.')
    return joined(
      answers.map(({ origin, certificate }) => {
        if (!certificate) return skipped(`${origin} showed no certificate.`)
        const { validTo, problem } = certificate
        const left = Math.floor((validTo - probe.now()) / days)
        if (left < 0) return error(`The certificate of ${origin} expired ${-left} days ago.`, renewal)
        if (problem) {
          return error(
            `Browsers refuse the certificate of ${origin}: ${problem}.`,
            'Let the proxy obtain a certificate for exactly this name from an authority that browsers trust.',
          )
        }
        if (left < soonDays) return warning(`The certificate of ${origin} expires in ${left} days.`, renewal)
        return ok('Every certificate is valid for at least two more weeks.')
      }),
    )
  },
}

export const proxy: Check = {
  id: 'proxy',
  look: ({ config, request }) => {
    const { trustProxy, origins } = config
    const everyone = (trustProxy || []).find((range) => /\/0$/.test(range))
    if (everyone) {
      return error(
        `TRUST_PROXY includes ${everyone}, so that anybody can claim any address and escape the rate limits.`,
        'Set TRUST_PROXY to the addresses of your own proxies.',
      )
    }
    const advice =
      'Set TRUST_PROXY to the addresses of your proxy, such as loopback or 10.0.0.0/8, and restart.'
    if (request?.forwardedFor && !request.trusted) {
      return error(
        `A proxy at ${request.remote} forwards requests, but TRUST_PROXY does not include it, so that all visitors count as one.`,
        advice,
      )
    }
    if (!Object.values(origins).some((origin) => origin.startsWith('https:'))) {
      return ok('The origins are http, without a proxy for TLS.')
    }
    if (trustProxy === false) {
      return warning(
        'The origins are https, but TRUST_PROXY is not set, so that all visitors count as one.',
        advice,
      )
    }
    if (request?.trusted && !request.forwardedFor) {
      return warning(
        `The proxy at ${request.remote} does not say for whom it asks.`,
        'Let the proxy send X-Forwarded-For, replacing what the client has sent.',
      )
    }
    if (request?.trusted && request.forwardedProto && request.forwardedProto !== 'https') {
      return warning(
        `The proxy says that this request came by ${request.forwardedProto}, although the origins are https.`,
        'Let the proxy send X-Forwarded-Proto: https, and redirect http to https.',
      )
    }
    return ok('Forwarded addresses are believed of trusted proxies only.')
  },
}

export const cookies: Check = {
  id: 'cookies',
  look: ({ config: { origins, cookieDomain, production } }) => {
    const [site, dashboard, admin] = [origins.site, origins.dashboard, origins.admin].map((o) => new URL(o))
    if (!site || !dashboard || !admin) return skipped('There are no origins.')
    const schemes = new Set([site, dashboard, admin].map(({ protocol }) => protocol))
    if (schemes.size > 1) {
      return error(
        'Some origins are https and others http, so that browsers do not send the session everywhere.',
        'Let all three origins begin with https://.',
      )
    }
    if (production && dashboard.protocol === 'http:' && !isLocal(dashboard.hostname)) {
      return error(
        'The origins are http, so that passwords and sessions can be read on the way.',
        'Put a proxy with TLS in front (deploy/Caddyfile) and let the three origins begin with https://.',
      )
    }
    if (cookieDomain && !cookieDomain.includes('.') && cookieDomain !== 'localhost') {
      return error(
        `Browsers accept no cookie for all of ${cookieDomain}, so that nobody can sign in.`,
        'Set COOKIE_DOMAIN to the domain that the dashboard and the console share, such as example.com.',
      )
    }
    if (!cookieDomain && dashboard.hostname !== admin.hostname) {
      return warning(
        'A sign-in at the dashboard does not carry over to the console, because COOKIE_DOMAIN is not set.',
        'Set COOKIE_DOMAIN to the domain that both share, and restart.',
      )
    }
    return ok('The session cookie reaches the dashboard and the console.')
  },
}

const isLocal = (hostname: string) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)

export function messageOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message || failure.name : String(failure)
  return text.replace(/\.$/, '').slice(0, 500)
}
