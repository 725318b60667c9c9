import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

/** The phase between the stop signal and the closing of the listener. */
class Drain {
  /** Whether this process should receive no new requests; it still answers them. */
  begun = false

  /** Marks the process as stopping and keeps serving for this many seconds. */
  async begin(seconds: number): Promise<void> {
    this.begun = true
    if (seconds > 0) await setTimeout(seconds * 1000)
  }
}

/**
 * Lets a proxy take this process out of rotation before the listener closes. A request sent on a connection just as it
 * is closed is reset, and a proxy must not retry a POST. So every response during the drain closes its connection, and
 * by the time idle connections are closed the proxy has seen that this process is not ready.
 */
export const drain = fp(async (app: FastifyInstance) => {
  app.decorate('drain', new Drain())
  app.addHook('onRequest', (_, reply, done) => {
    if (app.drain.begun) reply.header('connection', 'close')
    done()
  })
})
