import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '#db/client.ts'
import { countDueDeliveries } from '#deliveries/repository.ts'
import { countWaiting } from '#mail/repository.ts'

/** How long a scrape waits for the database, in ms; Prometheus itself waits ten seconds. */
const patienceMs = 2_000

/**
 * Registers metrics for the queues in the database (mails, alerts, deliveries, jobs, events of reviews) and for its availability.
 *
 * @returns a function that updates them; it resolves in time even if the database hangs
 */
export function watchQueues(registry: Registry, platformDb: Db): () => Promise<void> {
  const registers = [registry]
  /** The number comes from the database, so all processes report the same. */
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({
      name,
      help: `${help} Every process reports the same number: take max().`,
      labelNames,
      registers,
    })
  const up = new Gauge({
    name: 'candour_database_up',
    help: 'Whether the database answered this process.',
    registers,
  })
  const timeline = gauge(
    'candour_database_timeline',
    'Timeline of the database: grows when another node becomes the primary.',
  )
  const waiting = gauge('candour_mails_waiting', 'Mails not delivered yet.')
  const oldest = gauge(
    'candour_mails_oldest_waiting_seconds',
    'Age of the oldest mail not delivered yet, 0 without one.',
  )
  const alerts = gauge('candour_alerts_waiting', 'Alerts that wait for their time to become mails.')
  const overdue = gauge(
    'candour_alerts_overdue_seconds',
    'How long the most overdue alert should have been a mail.',
  )
  const due = gauge('candour_deliveries_due', 'Deliveries to other systems that should be sent now.')
  const late = gauge(
    'candour_deliveries_late_seconds',
    'How late the most overdue delivery is, 0 without one.',
  )
  const jobs = gauge(
    'candour_jobs_oldest_waiting_seconds',
    'How long the oldest due job of this queue has not been started, 0 without one.',
    ['queue'],
  )
  const events = gauge(
    'candour_events_oldest_waiting_seconds',
    'Age of the first review that this consumer has not handled, 0 without one.',
    ['consumer'],
  )
  const gauges = [timeline, waiting, oldest, alerts, overdue, due, late]
  let asking: ReturnType<typeof readQueues> | undefined
  const ask = () => {
    // At most one query at a time: a hanging database must not cost a connection per scrape.
    asking ??= readQueues(platformDb).finally(() => {
      asking = undefined
    })
    return asking
  }
  return async () => {
    const answer = await Promise.race([
      ask().catch(() => undefined),
      setTimeout(patienceMs, undefined, { ref: false }),
    ])
    up.set(answer ? 1 : 0)
    if (answer) {
      if (answer.timeline !== undefined) timeline.set(answer.timeline)
      waiting.set(answer.mails)
      oldest.set(answer.oldestMail)
      alerts.set(answer.alerts)
      overdue.set(answer.overdueAlert)
      due.set(answer.deliveries)
      late.set(answer.oldestDelivery)
      for (const { queue, age } of answer.jobs) jobs.set({ queue }, age)
      for (const { consumer, age } of answer.events) events.set({ consumer }, age)
    } else {
      for (const gauge of [jobs, events]) gauge.reset()
      for (const gauge of gauges) gauge.remove()
    }
  }
}

/** One statement after the other, so that a scrape takes one connection. */
async function readQueues(platformDb: Db) {
  const waiting = await countWaiting(platformDb)
  const deliveries = await countDueDeliveries(platformDb)
  const jobs = await agesOfJobs(platformDb)
  const events = await agesOfEvents(platformDb)
  // Some managed databases do not offer the function.
  return {
    ...waiting,
    ...deliveries,
    jobs,
    events,
    timeline: await timelineOf(platformDb).catch(() => undefined),
  }
}

/** Returns the timeline, the first eight hexadecimal digits in the name of each WAL file. */
async function timelineOf(platformDb: Db): Promise<number> {
  const { rows } = await sql<{ file: string }>`
    select pg_walfile_name(pg_current_wal_lsn()) as file
  `.execute(platformDb)
  return Number.parseInt(rows[0]?.file.slice(0, 8) ?? '', 16)
}

/** Returns for each queue of the scheduler how long its oldest due job has been waiting to start, in seconds. */
async function agesOfJobs(platformDb: Db): Promise<{ queue: string; age: number }[]> {
  const { rows } = await sql<{ queue: string; age: number }>`
    select q.name as queue, coalesce(extract(epoch from now() - min(j.start_after)), 0)::double precision as age
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
    group by q.name
  `.execute(platformDb)
  return rows
}

/**
 * Returns the age of the first review that each consumer has not handled, in seconds. It reads one event per consumer,
 * however many are waiting.
 */
async function agesOfEvents(platformDb: Db): Promise<{ consumer: string; age: number }[]> {
  const { rows } = await sql<{ consumer: string; age: number }>`
    select c.name as consumer, coalesce(greatest(extract(epoch from now() - e.created_at), 0), 0)::double precision as age
    from event_consumers c
    left join lateral (
      select created_at from review_events where position > c.position order by position limit 1
    ) e on true
  `.execute(platformDb)
  return rows
}
