import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Deps } from '#deps.ts'
import type { Undelivered } from '#mail/deliver.ts'
import type { Load } from '#turns.ts'

/** What is looked at when Prometheus asks. None of these knows of it. */
export interface Sources extends Pick<Deps, 'db' | 'live' | 'accepted'> {
  /** By what their connections are used for. */
  pools: Record<string, Pool>
  undelivered: Undelivered
  /** Of passwords. */
  hashing: () => Load
}

/** Shows what this process holds at the moment. */
export function watchProcess(
  registry: Registry,
  { pools, live, accepted, undelivered, hashing }: Sources,
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
    'Open database connections of requests, without those of the mail queue and of notifications.',
    (pool) => pool.totalCount,
  )
  poolGauge('candour_database_pool_idle_connections', 'Of these, not in use.', (pool) => pool.idleCount)
  poolGauge('candour_database_pool_max_connections', 'How many there may be.', (pool) => pool.options.max)
  poolGauge(
    'candour_database_pool_waiting',
    'Statements that wait for a connection.',
    (pool) => pool.waitingCount,
  )
  gauge(
    'candour_password_hashing_running',
    'Passwords being hashed; each fills a core.',
    () => hashing().running,
  )
  gauge('candour_password_hashing_waiting', 'Passwords that wait to be hashed.', () => hashing().waiting)
  gauge('candour_live_dashboards', 'Dashboards that hear of new reviews from this process.', () => live.size)
  new Counter({
    name: 'candour_reviews_accepted_total',
    help: 'Reviews stored, by the way they came: the script of the page, or its form without one.',
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
    help: 'Mails refused or given up: with a link that sets a password, or about a print order.',
    labelNames: ['about'] as const,
    registers,
    collect() {
      this.reset()
      this.inc({ about: 'link' }, undelivered.link)
      this.inc({ about: 'order' }, undelivered.order)
    },
  })
}
