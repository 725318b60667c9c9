import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { system } from '#domain/principal.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import * as runs from '#modules/privacy/retention-runs.ts'

/** Target duration of a transaction, in ms; the batch size is adjusted to it. */
const usualStepMs = 40
const minBatch = 10

/** Pause after each transaction, as a multiple of its time: leaves nine tenths of the time to everyone else. */
const usualRest = 9
/** Maximum pause, in ms: after a transaction that was delayed by locks, the next one is rarely as slow. */
const maxPauseMs = 1_000

/** The scheduler gives up a job after 15 minutes; the next one continues. */
const usualMaxMs = 10 * 60_000

interface ApplyRetention extends Pick<Deps, 'platformDb'> {
  live: LiveDashboards
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Ends it after the transaction in progress. */
  signal?: AbortSignal
  maxMs?: number
  rest?: number
  /** Defaults to the database's clock. */
  now?: Date
}

/**
 * Removes the contact data and words that have become older than their company keeps them: of all companies in turn, in
 * short transactions with pauses between them. Any number of processes can do this: together they do one transaction at
 * a time, and continue where a dead one stopped. Runs on a schedule.
 */
export async function applyRetention(given: ApplyRetention): Promise<void> {
  const { platformDb, live, log, signal, maxMs = usualMaxMs, rest = usualRest, now } = given
  const asSystem = system('retention')
  const until = performance.now() + maxMs
  while (await withPlatform(platformDb, asSystem, (tx) => runs.beginRuns(tx, now)));
  const unfinished = new Set(await withPlatform(platformDb, asSystem, runs.listUnfinished))
  let batch = minBatch
  while (unfinished.size > 0) {
    for (const companyId of unfinished) {
      if (signal?.aborted || performance.now() > until) return
      const startedAt = performance.now()
      const step: { run?: runs.Run | undefined; rewritten?: number | undefined; pauseMs?: number } = {}
      try {
        const isTaken = await withPlatform(platformDb, asSystem, async (tx) => {
          if (!(await runs.takeTurn(tx))) return true
          step.run = await runs.findRun(tx, companyId)
          step.rewritten = step.run && (await advance(tx, step.run, batch))
          step.pauseMs = Math.min(maxPauseMs, rest * (performance.now() - startedAt))
          await runs.endTurn(tx, step.pauseMs)
          return false
        })
        // Another process is working on it.
        if (isTaken) return
      } catch (error) {
        // Otherwise the database failed, and the next job continues.
        if (!step.run) throw error
        log.warn({ err: error, companyId }, 'retention interrupted')
        unfinished.delete(companyId)
        continue
      }
      if (step.rewritten === batch) batch = fitting(batch, performance.now() - startedAt)
      if (step.rewritten === undefined) {
        unfinished.delete(companyId)
        if (step.run && step.run.texts + step.run.contacts > 0) live.added({ companyId })
      }
      // Timers may fire a millisecond early.
      await setTimeout((step.pauseMs ?? 0) + 2, undefined, { signal }).catch(() => {})
    }
  }
}

/** Adjusts the batch size to the duration of the previous transaction. */
function fitting(batch: number, tookMs: number): number {
  const ideal = Math.round((batch * usualStepMs) / tookMs)
  return Math.min(runs.maxBatch, 2 * batch, Math.max(minBatch, ideal))
}

/** @returns the number of reviews rewritten; undefined if there was nothing to do */
type Step = (tx: Tx, run: runs.Run, batch: number) => Promise<number | undefined>

/** Removes the next batch of a run, or ends it. */
const advance: Step = async (tx, run, batch) => {
  // The transaction must stay short, so locks held for longer are not waited for.
  await sql`set local lock_timeout = '100ms'`.execute(tx)
  const rewritten =
    (await removeTexts(tx, run, batch)) ??
    (await removeContacts(tx, run, batch)) ??
    (await removeFormerContacts(tx, run, batch))
  if (rewritten !== undefined) return rewritten
  const { companyId, name, texts, contacts } = run
  await runs.endRun(tx, companyId)
  if (texts + contacts === 0) return undefined
  await recordAudit(tx, system('retention'), 'retention.applied', {
    companyId,
    target: { type: 'company', id: companyId, name },
    changes: { contacts: [contacts, 0], texts: [texts, 0] },
  })
  return undefined
}

/** Removes words and contact data together, so that each review is rewritten once. */
const removeTexts: Step = async (tx, { companyId, textsBefore }, batch) => {
  if (!textsBefore) return undefined
  const due = firstWithText(await runs.listDueTexts(tx, companyId, textsBefore), batch)
  const last = due.at(-1)
  if (!last) return undefined
  const texts = due.filter((review) => review.has_text)
  const removed = await runs.eraseReviews(tx, companyId, idsOf(texts), 'all')
  const contacts = texts.filter((review) => review.has_contact).length
  await runs.countDone(tx, companyId, { texts: removed, contacts })
  await runs.moveOn(tx, companyId, 'texts', last)
  // Contact data up to here is gone as well. Without this, the next query would take half a second to skip its dead
  // index entries.
  await runs.moveOn(tx, companyId, 'contacts', last)
  return texts.length
}

const removeContacts: Step = async (tx, { companyId, contactsBefore }, batch) => {
  if (!contactsBefore) return undefined
  const due = (await runs.listDueContacts(tx, companyId, contactsBefore)).slice(0, batch)
  const last = due.at(-1)
  if (!last) return undefined
  const removed = await runs.eraseReviews(tx, companyId, idsOf(due), 'contact')
  await runs.countDone(tx, companyId, { texts: 0, contacts: removed })
  await runs.moveOn(tx, companyId, 'contacts', last)
  return due.length
}

/** Removes contact data that visitors had left before they changed their review. */
const removeFormerContacts: Step = async (tx, { companyId, contactsBefore }, batch) => {
  if (!contactsBefore) return undefined
  const ids = (await runs.listDueVersions(tx, companyId, contactsBefore)).slice(0, batch)
  if (ids.length === 0) return undefined
  await runs.eraseReviews(tx, companyId, ids, 'contact')
  await runs.countDone(tx, companyId, { texts: 0, contacts: ids.length })
  return ids.length
}

const idsOf = (reviews: readonly { id: string }[]) => reviews.map(({ id }) => id)

/** Returns the reviews before the one that would exceed the maximum number with text. */
function firstWithText(reviews: readonly runs.DueReview[], most: number): readonly runs.DueReview[] {
  let count = 0
  const end = reviews.findIndex(({ has_text }) => has_text && ++count > most)
  return end < 0 ? reviews : reviews.slice(0, end)
}
