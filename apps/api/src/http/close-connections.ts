import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** How soon a connection is closed after its last answer. */
const sweepMs = 50

/**
 * Lets the server stop as soon as all requests are answered. Node itself waits for connections that have not carried a
 * request, of which browsers open some in advance, and for those that become idle only after it was told to stop.
 */
export const closeConnections = fp(async (app: FastifyInstance) => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
    app.server.once('close', () => clearInterval(sweep))
  })
})
