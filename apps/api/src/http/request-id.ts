import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '#config.ts'

const wellFormed = /^[\w.-]{1,64}$/

/**
 * Generates the request id used in the proxy's log, in every log line and in `X-Request-Id`: the one given by a trusted
 * proxy, or a new UUID.
 */
export function requestIds(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustedPeers(trustProxy)
  return (request) => {
    const given = request.headers['x-request-id']
    const taken = typeof given === 'string' && wellFormed.test(given) && isTrusted(request)
    return taken ? given : randomUUID()
  }
}

/** Returns whether a request comes from a trusted proxy. */
export function trustedPeers(trustProxy: Config['trustProxy']): (request: IncomingMessage) => boolean {
  const trusted = trustProxy ? proxyAddr.compile(trustProxy) : () => false
  return ({ socket }) => trusted(socket.remoteAddress ?? '', 0)
}
