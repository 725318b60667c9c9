import { setTimeout } from 'node:timers/promises'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { listDuePurges, removeRows } from '#modules/deleted-companies/repository.ts'
import { sweepImages } from '#modules/images/repository.ts'

/** Rows removed per transaction: some 50 ms of work. */
const usualStepSize = 1_000
/** Images removed per transaction. */
const imagesAtOnce = 200

const principal = system('deletion')

interface PurgeOptions {
  /** Stops after the step in progress; the next run continues there. */
  signal: AbortSignal
  stepSize?: number
}

/**
 * Removes companies whose grace period is over, and images that are no longer referenced. Every step is a short
 * transaction and is followed by a pause of the same length, which leaves half of the database's time to everyone else.
 * Runs on a schedule; several processes may run it at the same time.
 */
export async function purgeDeleted(
  platformDb: Db,
  { signal, stepSize = usualStepSize }: PurgeOptions,
): Promise<void> {
  const due = await withPlatform(platformDb, principal, listDuePurges)
  for (const company of due) {
    await repeated(signal, () => purgeStep(platformDb, company, stepSize))
  }
  await repeated(signal, async () => {
    const removed = await withPlatform(platformDb, principal, (tx) => sweepImages(tx, imagesAtOnce))
    return removed === imagesAtOnce
  })
}

/** @returns whether there is more to do */
function purgeStep(
  platformDb: Db,
  { id, name }: { id: string; name: string },
  stepSize: number,
): Promise<boolean> {
  return withPlatform(platformDb, principal, async (tx) => {
    const outcome = await removeRows(tx, id, stepSize)
    if (outcome === 'done') {
      await recordAudit(tx, principal, 'company.purged', { target: { type: 'company', id, name } })
    }
    return outcome === 'more'
  })
}

async function repeated(signal: AbortSignal, step: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now()
    if (!(await step())) return
    await setTimeout(performance.now() - startedAt, undefined, { signal }).catch(() => {})
  }
}
