import type { Socket } from 'node:net'
import type { ErrorBody } from '@candour/schemas/error-body.ts'
import { type ErrorCode, errors } from '@candour/schemas/errors.ts'
import type { Config } from '#config.ts'
import { STATUS_CODES } from '#lib/node-http.ts'

/** Whether all three apps use https, so no subdomain of their hosts has to serve http. */
function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
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

/** Codes by Node's error. */
const parseErrors: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Answers requests that Node cannot parse, which never reach Fastify, and closes the connection. */
export function clientErrorHandler(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      const code = parseErrors[error.code ?? ''] ?? 'bad_request'
      const [status, message] = errors[code]
      const body = JSON.stringify({ message, code } satisfies ErrorBody)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-type: application/json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    }
    socket.destroy(error)
  }
}
