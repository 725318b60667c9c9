import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

/** The time between a process being asked to stop and its listener closing. */
class Drain {
  /** Whether this process wants no more requests; it answers all the same. */
  begun = false

  /** Says that the process is about to stop, and goes on serving for that long. */
  async begin(seconds: number): Promise<void> {
    this.begun = true
    if (seconds > 0) await setTimeout(seconds * 1000)
  }
}

/**
 * Lets a proxy take this process out of its rotation before the listener closes. A proxy that sends a request on a
 * connection at the moment at which we close it gets a reset, and may repeat no POST: so the answer to every request
 * from then on ends its connection, and by the time the idle ones are closed the proxy has long seen that we are not
 * ready.
 */
export const drain = fp(async (app: FastifyInstance) => {
  app.decorate('drain', new Drain())
  app.addHook('onRequest', (_, reply, done) => {
    if (app.drain.begun) reply.header('connection', 'close')
    done()
  })
})
