import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review, ReviewFilters } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, cursorOf, pageOf } from '#db/keyset.ts'
import { planForCompany } from '#db/plan.ts'
import { wordsIn } from '#lib/text.ts'
import { readSummaries } from '#modules/cases/selection.ts'
import { isSelected, type Reader, type ReviewSelection, selectionOf } from '#modules/reviews/filter.ts'
import { newestOf, readNewest } from '#modules/reviews/newest.ts'
import {
  columnsOf,
  type ReviewContent,
  type ReviewRow,
  textLanguage,
  toReview,
} from '#modules/reviews/repository.ts'

/** Maximum number of reviews that are counted one by one. */
export const maxCounted = 1000

interface Paging {
  limit: number
  cursor: string | undefined
}

/** Returns a page of a company's reviews that match all filters, newest first, with their cases. */
export async function listReviews(
  tx: Tx,
  companyId: string,
  { limit, cursor, ...filters }: { limit: number; cursor?: string | undefined } & ReviewFilters,
  reader: Reader,
): Promise<Page<Review>> {
  const selection = await selectionOf(tx, companyId, filters, reader)
  const { items, nextCursor } = await listSelected(tx, selection, { limit, cursor })
  const cases = await readSummaries(
    tx,
    companyId,
    items.map(({ id }) => id),
  )
  return { items: items.map((review) => ({ ...review, case: cases.get(review.id) ?? null })), nextCursor }
}

/** Returns a page of the selected reviews, newest first. */
export async function listSelected(
  tx: Tx,
  selection: ReviewSelection,
  { limit, cursor }: Paging,
): Promise<Page<ReviewContent>> {
  const rows = selection.words
    ? await search(tx, selection, selection.words, { limit: limit + 1, cursor })
    : await newest(tx, selection, { limit: limit + 1, cursor })
  return pageOf(rows, limit, toReview)
}

async function newest(tx: Tx, selection: ReviewSelection, { limit, cursor }: Paging): Promise<ReviewRow[]> {
  return readNewest(
    tx,
    selection,
    sql<ReviewRow>`
      select r.*, ${textLanguage} from ${newestOf(selection, columnsOf(selection), { cursor, limit })} r
      order by r.created_at desc, r.id desc
    `,
  )
}

/** Newest reviews scanned in order before the full-text index is used, per row of a page. */
const walkPerRow = 200
/** Like `walkPerRow`, for selected cases, whose keys are all read before the first review. */
const walkPerCase = 40

/**
 * Searches reviews, newest first, in two steps, each fast where the other is slow. Frequent words quickly fill a page
 * from the newest reviews. Rare words do not, but for them the full-text index returns few rows.
 */
async function search(
  tx: Tx,
  selection: ReviewSelection,
  words: string,
  { limit, cursor }: Paging,
): Promise<ReviewRow[]> {
  if (!hasWords(words)) return []
  await planForCompany(tx)
  const query = queryOf(words)
  const walk = limit * (selection.cases ? walkPerCase : walkPerRow)
  const columns = columnsOf(selection)
  const read = sql`${columns}, ${searchedIn(selection)}`
  const near = await readNewest(
    tx,
    selection,
    sql<ReviewRow>`
      select ${columns}, ${textLanguage} from ${newestOf(selection, read, { cursor, limit: walk })} r
      where ${matches(selection, query)} order by created_at desc, id desc limit ${limit}
    `,
  )
  if (near.length === limit) return near
  const [end] = await readNewest(
    tx,
    selection,
    sql<{ id: string; created_at: Date }>`
      select * from ${newestOf(selection, sql`r.id, r.created_at`, { cursor, limit: walk })} r
      order by created_at desc, id desc offset ${walk - 1}
    `,
  )
  if (!end) return near
  const { rows: far } = await sql<ReviewRow>`
    select ${columns}, ${textLanguage} from (
      select f.id, f.created_at from ${found(selection, query, after(cursorOf(end), 'f'))} f
      order by f.created_at desc, f.id desc limit ${limit - near.length}
    ) f join reviews r on r.company_id = ${selection.companyId}::uuid and r.id = f.id
    order by r.created_at desc, r.id desc
  `.execute(tx)
  return [...near, ...far]
}

/** Newest selected reviews in which words are counted: the most that a page's search may read. */
const countWalk = 30 * walkPerRow

/**
 * Counts selected reviews with these words, in the same two steps as a search. Frequent words are counted only among
 * the newest reviews, which gives a lower bound.
 */
export async function countMatches(
  tx: Tx,
  selection: ReviewSelection,
  words: string,
): Promise<{ matching: number; atLeast: boolean }> {
  if (!hasWords(words)) return { matching: 0, atLeast: false }
  await planForCompany(tx)
  const query = queryOf(words)
  const newest = newestOf(selection, sql`r.id, r.created_at, ${searchedIn(selection)}`, {
    cursor: undefined,
    limit: countWalk,
  })
  const [counts] = await readNewest(
    tx,
    selection,
    sql<{ read: number; near: number }>`
      select count(*)::integer as read, (count(*) filter (where ${matches(selection, query)}))::integer as near
      from ${newest} r
    `,
  )
  const { read, near } = counts ?? { read: 0, near: 0 }
  if (near > maxCounted) return { matching: maxCounted, atLeast: true }
  if (read < countWalk) return { matching: near, atLeast: false }
  if (near > countWalk / walkPerRow) return { matching: near, atLeast: true }
  const { rows: all } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ${found(selection, query)} f limit ${maxCounted + 1}
    ) f
  `.execute(tx)
  const { count } = all[0] ?? { count: 0 }
  return { matching: Math.min(count, maxCounted), atLeast: count > maxCounted }
}

/**
 * Columns of a review `r` that `matches` reads. `search` covers feedback and name together. Without contact data, what
 * matches in a review with a name is checked again, in its feedback alone.
 */
function searchedIn({ contacts }: ReviewSelection) {
  return contacts
    ? sql`r.search`
    : sql`r.search, case when r.contact_name is not null then r.feedback end as checked_again`
}

/** Condition that a review `r` matches. */
function matches({ contacts }: ReviewSelection, query: RawBuilder<unknown>) {
  const found = sql`r.search @@ ${query}`
  return contacts
    ? found
    : sql`${found} and (r.checked_again is null or ${isIn(sql`r.checked_again`, query)})`
}

/**
 * All selected reviews that match, by the full-text index. Without contact data, only those with contact data are
 * looked up to be checked again, one by one and newest first: in a plain join the planner could check all reviews
 * instead.
 */
function found(selection: ReviewSelection, query: RawBuilder<unknown>, also = sql<boolean>`true`) {
  const all = sql`select f.* from find_reviews(${query}) f where ${isSelected(selection, 'f')} and ${also}`
  if (selection.contacts) return sql`(${all})`
  return sql`(
    select f.* from (${all} order by f.created_at desc, f.id desc) f
    left join lateral (
      select r.feedback as checked_again from reviews r
      where f.has_contact and r.company_id = ${selection.companyId}::uuid and r.id = f.id and r.contact_name is not null
      offset 0
    ) r on true
    where r.checked_again is null or ${isIn(sql`r.checked_again`, query)}
  )`
}

function isIn(text: RawBuilder<unknown>, query: RawBuilder<unknown>) {
  return sql`to_tsvector('public.feedback', public.search_text(${text})) @@ ${query}`
}

const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words)

/** Maximum number of search words; more would only slow down the search. */
const maxWords = 8

/**
 * Matches all words, ignoring accents and case. The last one may be a prefix, for search as you type. A subquery, so a
 * generic plan parses the words once instead of for every row.
 */
function queryOf(words: string) {
  const distinct = new Set(wordsIn(words))
  const searched = [...distinct].slice(0, maxWords).join(' ')
  return sql`(select (nullif(plainto_tsquery('public.feedback', ${searched})::text, '') || ':*')::tsquery)`
}
