import { setTimeout } from 'node:timers/promises'
import type { Sentiment } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { inIndexOrder } from '#db/plan.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { lockCases } from '#modules/cases/repository.ts'
import { reviewsChannel } from '#modules/live/live-dashboards.ts'
import { sentimentOf } from '#modules/reviews/filter.ts'
import { textLanguage } from '#modules/reviews/repository.ts'
import { knownLanguage } from '#modules/reviews/stored-language.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'

/** Reviews read at once. */
const windowSize = 500

/** Maximum number of reviews per transaction: some 10 ms of work. */
const batchSize = 25

/** Pause after each transaction, as a multiple of the time that judging and storing took. */
const usualRest = 9

/** Maximum number of consecutive failures, and the pause after the first one, in ms; it doubles with each. */
const maxFailures = 6
const failurePauseMs = 500

const asSystem = system('command')

/** Number of reviews judged again, and of those whose sentiment has changed. */
export interface Rejudged {
  reviews: number
  changes: Partial<Record<Change, number>>
}

/** The former and the new sentiment. */
type Change = `${Sentiment} to ${Sentiment}`

interface Company {
  id: string
  slug: string
}

interface Given {
  /** Connections of the operators' login. */
  platformDb: Db
  /** Called after each window of reviews, with all numbers so far, and the time of the last review read. */
  onProgress?: (company: Company, rejudged: Rejudged, until: Date) => void
  /** Called after a failure, before it is tried again. */
  onFailure?: (error: unknown) => void
  rest?: number
}

/**
 * Judges again the reviews that an earlier version of the model has judged, company by company and oldest first, in
 * short transactions with pauses between them. Sentiments set by hand and erased reviews are not changed. Reviews
 * record the version, so a later call continues where a process that died has stopped.
 *
 * @returns undefined if another process is already doing it
 */
export async function rejudge({
  platformDb,
  onProgress,
  onFailure,
  rest = usualRest,
}: Given): Promise<Rejudged | undefined> {
  const rejudged: Rejudged = { reviews: 0, changes: {} }
  const companies = await listCompanies(platformDb)
  let place = start
  let failures = 0

  async function judgeAll(session: Db): Promise<void> {
    for (let company = companies[0]; company; company = companies[0]) {
      const before = changed(rejudged)
      while (await judgeOn(session, company));
      if (changed(rejudged) > before) await announce(session, company)
      companies.shift()
      place = start
    }
  }

  /** @returns whether there may be more */
  async function judgeOn(session: Db, company: Company): Promise<boolean> {
    const reviews = await readOn(session, company.id, place)
    let isDone = true
    for (const batch of spread(reviews.filter(({ isDue }) => isDue))) {
      const startedAt = performance.now()
      const stored = await judge(session, company.id, batch, rejudged)
      isDone &&= stored === batch.length
      failures = 0
      await setTimeout(rest * (performance.now() - startedAt))
    }
    const last = reviews.at(-1)
    if (!last) return false
    // Otherwise some have changed since they were read and may still be due: the window is read again.
    if (isDone) place = last
    onProgress?.(company, rejudged, last.createdAt)
    return true
  }

  for (;;) {
    try {
      return await platformDb.connection().execute(async (session) => {
        if (!(await takeTurn(session))) return undefined
        await judgeAll(session).finally(() => endTurn(session))
        return rejudged
      })
    } catch (error) {
      failures += 1
      if (failures > maxFailures) throw error
      onFailure?.(error)
      await setTimeout(failurePauseMs * 2 ** (failures - 1))
    }
  }
}

/** Returns the number of reviews whose sentiment has changed. */
export function changed({ changes }: Rejudged): number {
  return Object.values(changes).reduce((sum, count) => sum + count, 0)
}

const turn = sql`hashtext('candour rejudge')`

/** Takes the advisory lock of this work until the session ends. Returns whether it was free. */
async function takeTurn(session: Db): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`select pg_try_advisory_lock(${turn}) as "isTaken"`.execute(
    session,
  )
  return rows[0]?.isTaken ?? false
}

async function endTurn(session: Db): Promise<void> {
  // A lost connection has ended it.
  await sql`select pg_advisory_unlock(${turn})`.execute(session).catch(() => {})
}

function listCompanies(platformDb: Db): Promise<Company[]> {
  return withPlatform(platformDb, asSystem, (tx) =>
    tx.selectFrom('companies').select(['id', 'slug']).orderBy('id').execute(),
  )
}

/** A place in a company's reviews, oldest first. */
interface Place {
  createdAt: Date
  id: string
}

const start: Place = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' }

interface FormerReview extends Place {
  /** Whether an earlier version of the model has judged it. */
  isDue: boolean
  version: number
  rating: number
  sentiment: number
  /** Null unless it is due. */
  feedback: string | null
  lang: string | null
  text_language: string | null
}

/** Reads a company's next reviews, due or not. */
function readOn(session: Db, companyId: string, { createdAt, id }: Place): Promise<FormerReview[]> {
  return withPlatform(session, asSystem, async (tx) => {
    return inIndexOrder(
      tx,
      sql<FormerReview>`
      select r.id, r.created_at as "createdAt", r.is_due as "isDue", r.version, r.rating, r.sentiment, r.lang,
        case when r.is_due then r.feedback end as feedback, ${textLanguage}
      from (
        select *, coalesce(sentiment_model < ${modelVersion}, false) and erased_at is null as is_due
        from reviews
        where company_id = ${companyId}::uuid and (created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)
        order by created_at, id limit ${sql.lit(windowSize)}
      ) r
      order by r.created_at, r.id
    `,
    )
  })
}

/**
 * Divides reviews into batches that each take some rows of every page of the table. Later batches reuse the space that
 * the first one frees on a page, so that a review whose sentiment does not change is updated without touching the
 * indexes (HOT).
 */
function spread<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize)
  return Array.from({ length: count }, (_, batch) => items.filter((_, at) => at % count === batch))
}

/**
 * Judges and stores a batch, except for reviews that were changed, erased or set by hand after they were read.
 *
 * @returns the number of reviews stored
 */
async function judge(
  session: Db,
  companyId: string,
  reviews: readonly FormerReview[],
  rejudged: Rejudged,
): Promise<number> {
  const judged = reviews
    .map(({ id, version, rating, sentiment: former, feedback, lang, text_language }) => {
      const written = { textLanguage: knownLanguage(text_language), lang }
      return { id, version, former, sentiment: classify(feedback ?? '', rating, written) }
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const ids = await withPlatform(session, asSystem, (tx) => store(tx, companyId, judged))
  rejudged.reviews += ids.size
  for (const { id, former, sentiment } of judged) {
    if (!ids.has(id) || sentiment === former) continue
    const change: Change = `${sentimentOf(former)} to ${sentimentOf(sentiment)}`
    rejudged.changes[change] = (rejudged.changes[change] ?? 0) + 1
  }
  return ids.size
}

/** @returns the ids of the reviews that were still as they were judged */
async function store(
  tx: Tx,
  companyId: string,
  judged: readonly { id: string; version: number; sentiment: number }[],
): Promise<Set<string>> {
  await lockCases(tx, companyId)
  // A short timeout, because others wait for the lock taken above. Results lost in a crash are computed again, so
  // commits need not wait for the disk.
  await sql`set local lock_timeout = '100ms'`.execute(tx)
  await sql`set local synchronous_commit = off`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update reviews r set sentiment = e.sentiment, sentiment_model = ${modelVersion}::smallint
    from json_to_recordset(${JSON.stringify(judged)}::json) as e (id uuid, version integer, sentiment smallint)
    where r.company_id = ${companyId}::uuid and r.id = e.id and r.version = e.version
      and r.sentiment_model < ${modelVersion}::smallint
    returning r.id
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Makes open dashboards refetch their figures. */
async function announce(session: Db, { id }: Company): Promise<void> {
  await sql`select pg_notify(${reviewsChannel}, ${id})`.execute(session)
}
