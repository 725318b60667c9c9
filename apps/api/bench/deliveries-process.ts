import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/**
 * Endpoints of webhooks in a process of their own: the first part of the path says how one answers. Tells its parent the
 * port, and for the message `arrivals` when each review first arrived at each fast endpoint, in ms since the epoch.
 */
const answers: Record<string, (response: ServerResponse) => unknown> = {
  fast: (response) => response.writeHead(204).end(),
  slow: (response) => setTimeout(1_000).then(() => response.end('late')),
  hanging: () => {},
  refusing: (response) => response.writeHead(500).end('no'),
  redirecting: (response) => response.writeHead(302, { location: '/fast' }).end(),
  gone: (response) => response.writeHead(410).end(),
  resetting: (response) => response.socket?.resetAndDestroy(),
}

const arrivals = new Map<string, number>()
const server = createServer(async (request, response) => {
  const [, kind = '', name] = (request.url ?? '').split('/')
  const body = await text(request).catch(() => '')
  if (kind === 'fast' && body !== '') {
    const key = `${name} ${JSON.parse(body).data.reviewId}`
    if (!arrivals.has(key)) arrivals.set(key, Date.now())
  }
  answers[kind]?.(response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
process.on('message', () => process.send?.([...arrivals]))
process.on('disconnect', () => process.exit())
