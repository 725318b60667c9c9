import { timed } from '#bench/timed.ts'
import { openDatabases } from '#db/databases.ts'
import { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { applyRetention } from '#modules/privacy/apply-retention.ts'

interface Given {
  /** The owner's connection string. */
  url: string
  rest?: number
  now?: string
}

/**
 * Applies retention once, in a process that can be killed; its argument is `Given` as JSON. Sends its parent the
 * duration of each transaction, in ms.
 */
const { url, now, ...given }: Given = JSON.parse(process.argv[2] ?? '')
const databases = openDatabases(url)
await applyRetention({
  ...given,
  platformDb: timed(databases.platformDb, (ms) => process.send?.(ms)),
  live: new LiveDashboards(databases),
  log: console,
  ...(now && { now: new Date(now) }),
})
await databases.close()
process.disconnect?.()
