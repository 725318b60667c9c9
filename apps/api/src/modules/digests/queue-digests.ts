import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { isQuiet, writeDigest } from '#modules/digests/content.ts'
import {
  addDigest,
  type DueDigest,
  postpone,
  readersOf,
  scheduleNext,
  takeDueDigest,
} from '#modules/digests/repository.ts'

interface QueueDigests {
  db: Db
  platformDb: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Ends the run after the company in progress. */
  signal?: AbortSignal
  /** Defaults to the database's clock. */
  now?: Date
}

/**
 * Writes all digests that are due and queues their mails, one company per transaction. Any number of processes can do
 * this concurrently. A digest that cannot be written is tried again five minutes later, and skipped after a day.
 *
 * @returns the number of mails queued
 */
export async function queueDigests({ db, platformDb, log, signal, now }: QueueDigests): Promise<number> {
  const asSystem = system('digest')
  let queued = 0
  for (let more = true; more && !signal?.aborted; ) {
    const taken: { due?: DueDigest | undefined } = {}
    try {
      queued += await withPlatform(platformDb, asSystem, async (tx) => {
        taken.due = await takeDueDigest(tx, now)
        return taken.due ? queueDigest(tx, db, taken.due, now) : 0
      })
    } catch (error) {
      const { due } = taken
      // Otherwise the database failed, and the next run continues.
      if (!due) throw error
      log.warn({ err: error, companyId: due.companyId }, 'digest interrupted')
      await withPlatform(platformDb, asSystem, (tx) => postpone(tx, due, now))
    }
    more = taken.due !== undefined
  }
  return queued
}

async function queueDigest(tx: Tx, db: Db, due: DueDigest, now: Date | undefined): Promise<number> {
  const { companyId, from, to, beforeFrom, beforeTo } = due
  const readers = due.skipped ? [] : await readersOf(tx, due)
  let mails = 0
  if (readers.length > 0) {
    const content = await writeDigest(db, companyId, { from, to }, { from: beforeFrom, to: beforeTo })
    mails = await addDigest(tx, due, { content, quiet: isQuiet(content), readers })
  }
  await scheduleNext(tx, due, now)
  return mails
}
