import { setTimeout } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '#db/client.ts'
import { countWaiting } from '#mail/repository.ts'

/** How long a scrape waits for the database, in ms; Prometheus itself waits ten seconds. */
const patienceMs = 2_000

/** The number comes from the database, so all processes report the same. */
const perClusterHint = 'Every process reports the same number: take max().'

/**
 * Registers metrics for the mail queue, for waiting alerts, and for database availability.
 *
 * @returns a function that updates them; it resolves in time even if the database hangs
 */
export function watchMails(registry: Registry, platformDb: Db): () => Promise<void> {
  const registers = [registry]
  const up = new Gauge({
    name: 'candour_database_up',
    help: 'Whether the database answered this process.',
    registers,
  })
  const waiting = new Gauge({
    name: 'candour_mails_waiting',
    help: `Mails not delivered yet. ${perClusterHint}`,
    registers,
  })
  const oldest = new Gauge({
    name: 'candour_mails_oldest_waiting_seconds',
    help: `Age of the oldest mail not delivered yet, 0 without one. ${perClusterHint}`,
    registers,
  })
  const alerts = new Gauge({
    name: 'candour_alerts_waiting',
    help: `Alerts that wait for their time to become mails. ${perClusterHint}`,
    registers,
  })
  const overdue = new Gauge({
    name: 'candour_alerts_overdue_seconds',
    help: `How long the most overdue alert should have been a mail. ${perClusterHint}`,
    registers,
  })
  const gauges = [waiting, oldest, alerts, overdue]
  let asking: ReturnType<typeof countWaiting> | undefined
  const ask = () => {
    // At most one query at a time: a hanging database must not cost a connection per scrape.
    asking ??= countWaiting(platformDb).finally(() => {
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
      waiting.set(answer.mails)
      oldest.set(answer.oldestMail)
      alerts.set(answer.alerts)
      overdue.set(answer.overdueAlert)
    } else {
      for (const gauge of gauges) gauge.remove()
    }
  }
}
