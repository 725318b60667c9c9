import type { SystemReport } from '@candour/schemas/system.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { schedules } from '#db/job-queue.ts'
import { countDueDeliveries } from '#deliveries/repository.ts'
import { processName, schedulerName } from '#lib/process-name.ts'
import { countWaiting } from '#mail/repository.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'

/** Returns the processes whose scheduler is connected to the database, the longest-running first. */
export async function serversIn(db: Db): Promise<{ name: string; since: Date; lastSeenAt: Date | null }[]> {
  const { rows } = await sql<{ name: string; since: Date; lastSeenAt: Date | null }>`
    select substr(application_name, ${schedulerName.length + 2}::integer) as name, min(backend_start) as since,
      max(state_change) as "lastSeenAt"
    from pg_stat_activity
    where datname = current_database() and application_name like ${`${schedulerName} %`}
    group by 1 order by 2
  `.execute(db)
  return rows
}

export async function processesIn(db: Db): Promise<SystemReport['processes']> {
  const servers = await serversIn(db)
  const here = {
    name: processName,
    here: true,
    since: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    lastSeenAt: new Date().toISOString(),
    memoryBytes: process.memoryUsage.rss(),
  }
  const others = servers.filter(({ name }) => name !== processName)
  return [
    here,
    ...others.map(({ name, since, lastSeenAt }) => ({
      name,
      here: false,
      since: since.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      memoryBytes: null,
    })),
  ]
}

export async function queuesIn(db: Db): Promise<SystemReport['queues']> {
  const { mails, oldestMail, alerts, overdueAlert } = await countWaiting(db)
  const { deliveries, oldestDelivery } = await countDueDeliveries(db)
  const { rows: jobs } = await sql<{ depth: number; oldestSeconds: number }>`
    select count(*)::integer as depth,
      coalesce(extract(epoch from now() - min(start_after)), 0)::double precision as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= now() and name = any(${Object.keys(schedules)}::text[])
  `.execute(db)
  const { rows: events } = await sql<{ name: string; oldestSeconds: number }>`
    select c.name, coalesce(greatest(extract(epoch from now() - e.created_at), 0), 0)::double precision as "oldestSeconds"
    from event_consumers c
    left join lateral (
      -- Reviews of the demo are as old as they are meant to look.
      select created_at from review_events where position > c.position and company_id <> ${demoCompanyId}::uuid
      order by position limit 1
    ) e on true
    order by c.name
  `.execute(db)
  return [
    { name: 'mails', depth: mails, oldestSeconds: oldestMail },
    { name: 'alerts', depth: alerts, oldestSeconds: overdueAlert },
    { name: 'deliveries', depth: deliveries, oldestSeconds: oldestDelivery },
    { name: 'jobs', ...(jobs[0] ?? { depth: 0, oldestSeconds: 0 }) },
    ...events.map(({ name, oldestSeconds }) => ({ name: `reviews: ${name}`, depth: null, oldestSeconds })),
  ].map((queue) => ({ ...queue, oldestSeconds: Math.max(0, Math.round(queue.oldestSeconds)) }))
}

export async function jobsIn(db: Db): Promise<SystemReport['jobs']> {
  const { rows } = await sql<{ name: string; startedAt: Date; state: string; seconds: number | null }>`
    select distinct on (name) name, started_on as "startedAt", state::text,
      extract(epoch from completed_on - started_on)::double precision as seconds
    from pgboss.job where started_on is not null and name = any(${Object.keys(schedules)}::text[])
    order by name, started_on desc
  `.execute(db)
  return Object.entries(schedules).map(([name, cron]) => {
    const last = rows.find((row) => row.name === name)
    return {
      name,
      cron,
      lastRunAt: last?.startedAt.toISOString() ?? null,
      lastState: last ? stateOf(last.state) : null,
      lastSeconds: last?.seconds == null ? null : Math.max(0, last.seconds),
    }
  })
}

function stateOf(state: string): 'running' | 'completed' | 'failed' {
  if (state === 'completed') return 'completed'
  return state === 'active' ? 'running' : 'failed'
}
