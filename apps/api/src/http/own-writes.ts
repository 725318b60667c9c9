import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Databases } from '#db/databases.ts'
import { changesState } from '#http/origin.ts'

/**
 * With a replica, records in the session of each request that may have changed something what its next reads must show,
 * before the response is sent.
 */
export const ownWrites = fp(
  async (
    app: FastifyInstance,
    { replica, keep }: Pick<Databases, 'replica'> & { keep: (sessionId: string) => Promise<void> },
  ) => {
    if (!replica) return
    app.addHook('onSend', async (request) => {
      // A session that has just ended needs no position.
      if (!changesState(request) || !request.session?.user) return
      await keep(request.session.sessionId).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the position of a session could not be stored')
        replica.restart()
      })
    })
  },
)
