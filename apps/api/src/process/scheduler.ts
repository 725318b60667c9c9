import { PgBoss } from 'pg-boss'
import { connection } from '#db/client.ts'
import type { schedules } from '#db/job-queue.ts'
import { platformRole } from '#db/logins.ts'
import { processName, schedulerName } from '#lib/process-name.ts'

export type ScheduledWork = keyof typeof schedules

interface SchedulerOptions {
  work: Record<ScheduledWork, () => Promise<void>>
  /** Receives failures of the work and of the connection; the scheduler keeps running. */
  onError: (error: Error) => void
}

/**
 * Runs periodic work (`schedules`), each run in only one process, whichever gets to it first.
 *
 * @param ownerUrl the owner's connection string
 * @returns a handle that stops it, waiting up to ten seconds for work in progress
 */
export async function startScheduler(
  ownerUrl: string,
  { work, onError }: SchedulerOptions,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    ...connection(ownerUrl, platformRole),
    application_name: `${schedulerName} ${processName}`,
    max: 2,
    // Gives up connections that died silently.
    ...{ query_timeout: 30_000 },
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
  })
  boss.on('error', onError)
  await boss.start()
  for (const [name, run] of Object.entries(work)) {
    const options = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }
    await boss.work(name, options, async () => {
      try {
        await run()
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
        throw error
      }
    })
  }
  return { stop: () => boss.stop({ timeout: 10_000 }) }
}
