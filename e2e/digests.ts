import { join } from 'node:path'
import { createPool } from '@candour/api/db/client.ts'
import { joinPostgres } from '@candour/postgres/server.ts'
import type { Product } from './server.ts'

/** Has the product send a company's weekly digest now. Returns its first and last day, which is today. */
export async function sendDigest({ dataDir }: Product, companyId: string): Promise<[Date, Date]> {
  if (!dataDir) throw new Error('The database of a deployment is out of reach')
  const { url } = await joinPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} })
  const database = createPool(url, { max: 1 })
  // One that is due tomorrow is about the seven days until today.
  const { rows } = await database.query<{ first: string; last: string }>(
    `update digest_schedules s set due_at = now() + interval '1 day', try_at = now()
    from companies c where c.id = s.company_id and c.id = $1 and s.cadence = 'weekly'
    returning ((s.due_at at time zone c.time_zone)::date - 7)::text as first,
      ((s.due_at at time zone c.time_zone)::date - 1)::text as last`,
    [companyId],
  )
  // Instead of waiting for the next minute.
  await database.query("insert into pgboss.job (name) values ('digests')")
  await database.query("select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'digests')")
  await database.end()
  const [days] = rows
  if (!days) throw new Error('This company has no weekly digest')
  return [new Date(days.first), new Date(days.last)]
}
