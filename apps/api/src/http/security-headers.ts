import type { Socket } from 'node:net'
import type { Config } from '#config.ts'

/** Whether all three apps are reached by https, so that nothing below their hosts has to answer http. */
export function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
  return Object.values(origins).every((origin) => origin.startsWith('https:'))
}

/**
 * Headers of every answer, for whatever kind sets none of its own: it is kept by nobody, and neither framed, sniffed
 * nor able to load anything. By https they also hold browsers to it, for the hosts below as well.
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

/** Answers what Node could not read as a request, which Fastify never sees, and closes its connection. */
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
