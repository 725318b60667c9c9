import { getLive, getReady } from '@candour/schemas/health.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'

const ok = { status: 'ok' } as const

export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, getLive, async () => ok)

  route(app, getReady, async () => {
    if (app.drain.begun) throw new DomainError('stopping', { retryAfter: 5 })
    await sql`select 1`.execute(db)
    return ok
  })
}
