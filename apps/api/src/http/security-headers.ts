import type { Socket } from 'node:net'
import type { Config } from '#config.ts'

/** Whether all three apps use https, so no subdomain of their hosts has to serve http. */
export function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
  return Object.values(origins).every((origin) => origin.startsWith('https:'))
}

/**
 * Default headers for responses that set none of their own: no caching, framing, sniffing or loading of resources. Over
 * https they include HSTS with subdomains.
 */
export function baseHeaders(config: Pick<Config, 'origins'>): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

const problems: Record<string, readonly [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long. Please try again.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too long'],
}
const unreadable = ['400 Bad Request', 'The request could not be understood'] as const

/** Answers requests that Node cannot parse, which never reach Fastify, and closes the connection. */
export function clientErrorHandler(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      const [status, message] = problems[error.code ?? ''] ?? unreadable
      const body = JSON.stringify({ message })
      socket.write(
        `HTTP/1.1 ${status}\r\n${lines.join('')}content-type: application/json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    }
    socket.destroy(error)
  }
}
