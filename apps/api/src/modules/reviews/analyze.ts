import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { backoff, repeat } from '#lib/repeat.ts'
import { readByKey } from '#modules/reviews/by-key.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'
import { type ReviewThemes, storeThemes } from '#modules/reviews/store-themes.ts'
import { uncertain } from '#modules/reviews/stored-language.ts'
import { analyzeTexts } from '#modules/text-analysis/analyze.ts'
import type { Analysis } from '#modules/text-analysis/analyze.worker.ts'
import { modelVersion, unjudged } from '#modules/text-analysis/sentiment/classify.ts'

/** Name of the consumer that analyzes stored reviews, as existing databases have it. */
export const analysisConsumer = 'languages'

/** Reviews read per transaction: some 50 ms of work, most of it in the worker. */
export const analysisBatchSize = 500

/** Poll interval for edited reviews, in ms. */
const usualPollMs = 1_000
/**
 * Time after which themes of former reviews are filled in, in ms. Then a rolling restart has ended, and no process of a
 * version without themes detects the language of reviews that the fill has passed.
 */
const fillThemesAfterMs = 600_000

interface ReviewText {
  company_id: string
  id: string
  text: string
  lang: string | null
  rating: number
  sentiment: number
  sentiment_model: number | null
  is_erased: boolean
}

const columns = sql`r.company_id, r.id, r.feedback as text, r.lang, r.rating, r.sentiment,
  r.sentiment_model, r.erased_at is not null as is_erased`

/** Stores the languages and themes of reviews whose language is not known yet, and corrects their sentiments. */
export async function analyzeReviews(tx: Tx, keys: readonly ReviewKey[]): Promise<void> {
  await storeAnalyses(tx, await readByKey(tx, columns, keys), { replace: false })
}

/**
 * @param replace whether to replace languages that are known; otherwise an edit's, which may have been stored in the
 * meantime, would be lost
 */
async function storeAnalyses(
  tx: Tx,
  reviews: readonly ReviewText[],
  { replace }: { replace: boolean },
): Promise<void> {
  if (reviews.length === 0) return
  const found = await analyzeTexts(reviews)
  const languages = found.map(({ language }) => language)
  await reviseSentiments(tx, reviews, found)
  const conflict = replace
    ? sql`do update set language = excluded.language, rating = excluded.rating, sentiment = excluded.sentiment,
        has_contact = excluded.has_contact`
    : // Only what is corrected above: contact data may have been erased in the meantime.
      sql`do update set sentiment = excluded.sentiment`
  await sql`
    insert into review_languages (company_id, review_id, language, created_at, rating, sentiment, has_contact)
    select r.company_id, r.id,
      -- Of an erased text, the language stays what it was.
      coalesce((
        select l.language from review_languages l
        where r.erased_at is not null and l.company_id = r.company_id and l.review_id = r.id
      ), e.language), r.created_at, r.rating, r.sentiment, r.has_contact
    from unnest(
      ${reviews.map(({ company_id }) => company_id)}::uuid[], ${reviews.map(({ id }) => id)}::uuid[],
      ${languages.map((language) => language ?? uncertain)}::text[]
    ) as e (company_id, id, language)
    cross join lateral (
      select * from reviews s where s.company_id = e.company_id and s.id = e.id limit 1
    ) r
    order by r.company_id, r.id
    on conflict (company_id, review_id) ${conflict}
  `.execute(tx)
  await storeThemes(tx, withThemes(reviews, found), { replace })
}

const isRevised = (review: ReviewText, sentiment: number) =>
  sentiment !== review.sentiment || review.sentiment_model === unjudged

/** The themes of an erased review stay as they were. */
function withThemes(reviews: readonly ReviewText[], found: readonly Analysis[]): ReviewThemes[] {
  return reviews.flatMap((review, at) =>
    review.is_erased ? [] : [{ ...review, themes: found[at]?.themes ?? [] }],
  )
}

/**
 * Corrects sentiments that were classified with the words of another language, or by the stars alone so far. Only for
 * reviews that may still be edited: lists rely on older ones not to change (decision 58).
 */
async function reviseSentiments(
  tx: Tx,
  reviews: readonly ReviewText[],
  found: readonly Analysis[],
): Promise<void> {
  const revised = reviews.flatMap((review, at) => {
    const sentiment = found[at]?.sentiment ?? review.sentiment
    return isRevised(review, sentiment) ? [{ ...review, sentiment }] : []
  })
  if (revised.length === 0) return
  // Keeps the trigger from recording an edit: the language and its copies are stored next anyway.
  await sql`set local app.erasing = 'on'`.execute(tx)
  await sql`
    update reviews r set sentiment = e.sentiment, sentiment_model = ${modelVersion}::smallint
    from (
      select * from json_to_recordset(${JSON.stringify(revised)}::json)
        as e (company_id uuid, id uuid, rating smallint, sentiment smallint, text text)
    ) e
    where r.company_id = e.company_id and r.id = e.id and r.created_at > now() - interval '1 hour'
      -- Unless a member has set it, or it has been edited or erased since.
      and r.sentiment_model is not null and r.erased_at is null and r.rating = e.rating
      and r.feedback = e.text
  `.execute(tx)
  await sql`set local app.erasing = ''`.execute(tx)
}

/** Analyzes edited reviews again. @returns whether there may be more */
export function analyzeEdited(platformDb: Db): Promise<boolean> {
  return platformDb.transaction().execute(async (tx) => {
    if (!(await takeTurn(tx, 'edited'))) return false
    const { rows } = await sql<{ id: string; companyId: string; reviewId: string }>`
      select id, company_id as "companyId", review_id as "reviewId" from review_edits limit ${analysisBatchSize}
    `.execute(tx)
    if (rows.length === 0) return false
    const keys = [...new Map(rows.map((row) => [row.reviewId, row])).values()]
    const reviews = await readByKey<ReviewText>(tx, columns, keys)
    await storeAnalyses(tx, reviews, { replace: true })
    await sql`
      delete from review_edits where company_id = any(${rows.map(({ companyId }) => companyId)}::uuid[])
        and id = any(${rows.map(({ id }) => id)}::uuid[])
    `.execute(tx)
    return rows.length === analysisBatchSize
  })
}

/** A pass over all reviews, in the order of their keys. */
interface Fill {
  /** Name of its lock. */
  work: string
  /** Table of one row with these columns: the key of the last review read. It is deleted at the end of the pass. */
  table: string
  company: string
  review: string
  /** Whether a review `r` is left out. */
  isDone: RawBuilder<unknown>
  store: (tx: Tx, reviews: readonly ReviewText[]) => Promise<void>
}

/** Detects the languages of reviews stored before they were kept. @returns whether there may be more */
export function fillLanguages(platformDb: Db, size = analysisBatchSize): Promise<boolean> {
  const place = { table: 'review_language_fill', company: 'company_id', review: 'review_id' }
  const isDone = sql`exists (
    select from review_languages l where l.company_id = r.company_id and l.review_id = r.id
  )`
  const store = (tx: Tx, reviews: readonly ReviewText[]) => storeAnalyses(tx, reviews, { replace: false })
  return fillOn(platformDb, { work: 'former', ...place, isDone, store }, size)
}

/** Finds the themes of reviews stored before they were kept. @returns whether there may be more */
export function fillThemes(platformDb: Db, size = analysisBatchSize): Promise<boolean> {
  const place = { table: 'review_theme_fill', company: 'of_company', review: 'of_review' }
  const store = async (tx: Tx, reviews: readonly ReviewText[]) => {
    const found = reviews.length > 0 ? await analyzeTexts(reviews) : []
    await storeThemes(tx, withThemes(reviews, found), { replace: false })
  }
  return fillOn(platformDb, { work: 'themes', ...place, isDone: sql`false`, store }, size)
}

function fillOn(platformDb: Db, fill: Fill, size: number): Promise<boolean> {
  const [table, company, review] = [sql.table(fill.table), sql.ref(fill.company), sql.ref(fill.review)]
  return platformDb.transaction().execute(async (tx) => {
    if (!(await takeTurn(tx, fill.work))) return false
    const { rows: places } = await sql<{ company: string; review: string }>`
      select ${company} as company, ${review} as review from ${table}
    `.execute(tx)
    const [at] = places
    if (!at) return false
    const { rows } = await sql<ReviewText & { is_done: boolean }>`
      select ${columns}, ${fill.isDone} as is_done
      from reviews r where (r.company_id, r.id) > (${at.company}::uuid, ${at.review}::uuid)
      order by r.company_id, r.id limit ${size}
    `.execute(tx)
    const due = rows.filter(({ is_done }) => !is_done)
    await fill.store(tx, due)
    const last = rows.at(-1)
    if (!last || rows.length < size) {
      await sql`delete from ${table}`.execute(tx)
      return false
    }
    await sql`update ${table} set ${company} = ${last.company_id}, ${review} = ${last.id}`.execute(tx)
    return true
  })
}

/** Takes the advisory lock of this work until the transaction ends. Returns whether it was free. */
async function takeTurn(tx: Tx, work: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('candour languages'), hashtext(${work})) as taken
  `.execute(tx)
  return rows[0]?.taken ?? false
}

/**
 * Keeps the languages and themes of edited reviews up to date, and fills in those of reviews stored by versions that
 * did not detect any, in short transactions that leave half of the time to everyone else.
 */
export function startAnalysisUpdates({
  platformDb,
  log,
  pollMs = usualPollMs,
}: {
  platformDb: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  pollMs?: number
}): { stop(): Promise<void> } {
  const fillAt = performance.now() + fillThemesAfterMs
  let failures = 0
  return repeat(async () => {
    const startedAt = performance.now()
    try {
      const more =
        (await analyzeEdited(platformDb)) ||
        (await fillLanguages(platformDb)) ||
        (startedAt > fillAt && (await fillThemes(platformDb)))
      failures = 0
      return more ? performance.now() - startedAt : pollMs
    } catch (error) {
      failures += 1
      log.warn({ err: error }, 'detection of languages interrupted')
      return backoff(pollMs, failures)
    }
  })
}
