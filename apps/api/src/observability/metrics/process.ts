import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Databases } from '#db/databases.ts'
import type { Replica } from '#db/replica.ts'
import type { Load } from '#lib/fair-queue.ts'
import type { Undelivered } from '#mail/delivery.ts'

/** Sources that the metrics read on each scrape. They do not depend on the metrics. */
export interface Sources extends Pick<Databases, 'platformDb'> {
  /** Where commands record backups. */
  config: { dataDir: string }
  /** Open streams of dashboards. */
  live: { readonly size: number }
  /** Reviews stored since the start, by channel. */
  accepted: Readonly<Record<'script' | 'form', number>>
  /** Connection pools by purpose. */
  pools: Record<string, Pool>
  undelivered: Undelivered
  /** Load of password hashing. */
  hashing: () => Load
  /** Omit without one. */
  replica?: Pick<Replica, 'inUse' | 'lagSeconds' | 'reads'> | undefined
  /** Spans dropped since the start; omit without tracing. */
  droppedSpans?: (() => number) | undefined
}

/** Registers gauges and counters for the current state of this process. */
export function watchProcess(
  registry: Registry,
  { pools, live, accepted, undelivered, hashing, droppedSpans, replica }: Sources,
): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const poolGauge = (name: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'] as const,
      registers,
      collect() {
        for (const [name, pool] of Object.entries(pools)) this.set({ pool: name }, read(pool))
      },
    })
  poolGauge(
    'candour_database_pool_connections',
    'Open database connections for requests, excluding the scheduler and notifications.',
    (pool) => pool.totalCount,
  )
  poolGauge('candour_database_pool_idle_connections', 'Idle database connections.', (pool) => pool.idleCount)
  poolGauge(
    'candour_database_pool_max_connections',
    'Maximum number of database connections.',
    (pool) => pool.options.max,
  )
  poolGauge(
    'candour_database_pool_waiting',
    'Statements waiting for a connection.',
    (pool) => pool.waitingCount,
  )
  gauge(
    'candour_password_hashing_running',
    'Passwords being hashed; each occupies a core.',
    () => hashing().running,
  )
  gauge('candour_password_hashing_waiting', 'Passwords waiting to be hashed.', () => hashing().waiting)
  gauge('candour_live_dashboards', 'Dashboards streaming new reviews from this process.', () => live.size)
  if (replica) {
    gauge(
      'candour_replica_in_use',
      'Whether reads are sent to the replica: 1, or 0 while it is left out.',
      () => (replica.inUse ? 1 : 0),
    )
    gauge(
      'candour_replica_lag_seconds',
      'Age of the oldest position of the primary that the replica is not known to have replayed.',
      () => replica.lagSeconds,
    )
    new Counter({
      name: 'candour_replica_reads_total',
      help: 'Reads that a replica may answer, by the server that did.',
      labelNames: ['from'] as const,
      registers,
      collect() {
        this.reset()
        for (const [from, count] of Object.entries(replica.reads)) this.inc({ from }, count)
      },
    })
  }
  new Counter({
    name: 'candour_reviews_accepted_total',
    help: 'Reviews stored, by channel: the script of the page, or the plain form.',
    labelNames: ['channel'] as const,
    registers,
    collect() {
      this.reset()
      this.inc({ channel: 'script' }, accepted.script)
      this.inc({ channel: 'form' }, accepted.form)
    },
  })
  new Counter({
    name: 'candour_mails_undelivered_total',
    help: 'Mails refused or given up: with a password link, about an account, a print order, a reply to a review, or what a member is notified of.',
    labelNames: ['about'] as const,
    registers,
    collect() {
      this.reset()
      for (const [about, count] of Object.entries(undelivered)) this.inc({ about }, count)
    },
  })
  if (!droppedSpans) return
  new Counter({
    name: 'candour_trace_spans_dropped_total',
    help: 'Spans of traces that the collector did not take, or that did not fit the queue.',
    registers,
    collect() {
      this.reset()
      this.inc(droppedSpans())
    },
  })
}
