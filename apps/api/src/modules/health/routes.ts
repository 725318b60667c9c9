import { getLive, getReady } from '@candour/schemas/health.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'

const ok = { status: 'ok' } as const

export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, getLive, async () => ok)

  route(app, getReady, async () => {
    await sql`select 1`.execute(db)
    return ok
  })
}
