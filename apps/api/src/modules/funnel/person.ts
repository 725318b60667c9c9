import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/**
 * Whether a person made a request, as far as its headers tell: not a bot, and not a browser that fetches ahead or a
 * preview of the link.
 */
export function isPerson({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  if (method === 'HEAD') return false
  const isAhead = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz']
  return isAhead === undefined && !isbot(headers['user-agent'])
}
