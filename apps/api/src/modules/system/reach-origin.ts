import { request as requestHttps } from 'node:https'
import { checkServerIdentity, rootCertificates, TLSSocket } from 'node:tls'
import { getConfig, platformConfig } from '@candour/schemas/platform.ts'
import type { Config } from '#config.ts'
import { request as requestHttp } from '#lib/node-http.ts'

/** What one of the own origins answered. */
export interface Reached {
  status: number
  /** When it answered, by this machine's clock, in ms since the epoch. */
  at: number
  /** The answer's `Date`, likewise. */
  date: number | undefined
  /** The origins that the installation there says it has; undefined if it is none. */
  configured: Config['origins'] | undefined
  certificate:
    | { validTo: number /** Why a browser refuses it, apart from its dates. */; problem: string | undefined }
    | undefined
}

/** Longest answer that is read, in bytes. */
const maxBytes = 64 * 1024

/**
 * Asks an origin for its identity, even with an invalid certificate, which is one of the things to find out. Follows no
 * redirect, and sends nothing secret.
 */
export function reachOrigin(
  origin: string,
  { timeoutMs, ca }: { timeoutMs: number; ca?: string | undefined },
): Promise<Reached> {
  const { promise, resolve, reject } = Promise.withResolvers<Reached>()
  const isHttps = origin.startsWith('https:')
  const { hostname } = new URL(origin)
  const request = (isHttps ? requestHttps : requestHttp)(
    new URL(getConfig.path, origin),
    {
      agent: false,
      headers: { accept: 'application/json', 'user-agent': 'candour-doctor' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(isHttps && {
        rejectUnauthorized: false,
        ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
      }),
    },
    (response) => {
      const at = Date.now()
      const { socket } = response
      const certificate = socket instanceof TLSSocket ? certificateOf(socket, hostname) : undefined
      const chunks: Buffer[] = []
      let size = 0
      const finish = () => {
        const { statusCode: status = 0, headers } = response
        const date = Date.parse(headers.date ?? '')
        const body = Buffer.concat(chunks).toString()
        resolve({
          ...{ status, at, certificate },
          date: Number.isNaN(date) ? undefined : date,
          configured: status === 200 ? originsIn(body) : undefined,
        })
      }
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) {
          response.destroy()
          return finish()
        }
        chunks.push(chunk)
      })
      response.on('end', finish).on('error', reject)
    },
  )
  request.on('error', reject).end()
  return promise
}

function certificateOf(socket: TLSSocket, hostname: string): Reached['certificate'] {
  const certificate = socket.getPeerCertificate()
  if (!certificate.valid_to) return undefined
  const identity = checkServerIdentity(hostname, certificate)
  const refused = socket.authorizationError as Error | string | null | undefined
  const reason = refused instanceof Error ? refused.message : refused
  return { validTo: Date.parse(certificate.valid_to), problem: identity?.message ?? reason ?? undefined }
}

const origins = platformConfig.pick({ siteOrigin: true, dashboardOrigin: true, adminOrigin: true })

function originsIn(body: string): Reached['configured'] {
  try {
    // Not the rest, which differs between releases.
    const parsed = origins.safeParse(JSON.parse(body))
    if (!parsed.success) return undefined
    const { siteOrigin: site, dashboardOrigin: dashboard, adminOrigin: admin } = parsed.data
    return { site, dashboard, admin }
  } catch {
    return undefined
  }
}

/** Remembers what was answered for each key. */
export function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>()
  return (key) => {
    const answer = asked.get(key) ?? ask(key)
    asked.set(key, answer)
    return answer
  }
}
