import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review, ReviewFilters } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, cursorOf, pageOf } from '#db/keyset.ts'
import { isSelected, newestOf, type ReviewSelection, selectionOf } from '#modules/reviews/filter.ts'
import { columns, type ReviewRow, toReview } from '#modules/reviews/repository.ts'

interface Paging {
  limit: number
  cursor: string | undefined
}

/** A page of a company's reviews that all filters let through, newest first. */
export async function listReviews(
  tx: Tx,
  companyId: string,
  { limit, cursor, ...filters }: { limit: number; cursor?: string | undefined } & ReviewFilters,
): Promise<Page<Review>> {
  const selection = await selectionOf(tx, companyId, filters)
  const rows = selection.words
    ? await search(tx, selection, selection.words, { limit: limit + 1, cursor })
    : await newest(tx, selection, { limit: limit + 1, cursor })
  return pageOf(rows, limit, toReview)
}

async function newest(tx: Tx, selection: ReviewSelection, { limit, cursor }: Paging): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`${newestOf(selection, columns, { cursor, limit })}`.execute(tx)
  return rows
}

/** How many of the newest reviews are read in order before the index of words is asked, per row of a page. */
const walkPerRow = 200

/**
 * Reviews with these words, newest first, in two steps, of which each is quick where the other is slow. Frequent words
 * soon fill a page from the newest reviews on. Rare ones do not, but then the index of words finds few.
 */
async function search(
  tx: Tx,
  selection: ReviewSelection,
  words: string,
  { limit, cursor }: Paging,
): Promise<ReviewRow[]> {
  if (!/[\p{L}\p{N}]/u.test(words)) return []
  const query = queryOf(words)
  const walk = limit * walkPerRow
  const { rows: near } = await sql<ReviewRow>`
    select ${columns} from ${newestOf(selection, sql`${columns}, r.search`, { cursor, limit: walk })} r
    where r.search @@ ${query} order by created_at desc, id desc limit ${limit}
  `.execute(tx)
  if (near.length === limit) return near
  const { rows: ends } = await sql<{ id: string; created_at: Date }>`
    select * from ${newestOf(selection, sql`r.id, r.created_at`, { cursor, limit: walk })} r
    order by created_at desc, id desc offset ${walk - 1}
  `.execute(tx)
  const [end] = ends
  if (!end) return near
  const { rows: far } = await sql<ReviewRow>`
    select ${columns} from (
      select f.id, f.created_at from find_reviews(${query}) f
      where ${isSelected(selection, 'f')} and ${after(cursorOf(end), 'f')}
      order by f.created_at desc, f.id desc limit ${limit - near.length}
    ) f join reviews r on r.company_id = ${selection.companyId}::uuid and r.id = f.id
    order by r.created_at desc, r.id desc
  `.execute(tx)
  return [...near, ...far]
}

/** All words, without regard to accents and case; the last may be the beginning of one, as when someone types. */
function queryOf(words: string) {
  return sql`(nullif(plainto_tsquery('public.feedback', ${words})::text, '') || ':*')::tsquery`
}

/** The beginnings of the newest selected reviews' texts. */
export async function newestFeedback(
  tx: Tx,
  companyId: string,
  filters: ReviewFilters,
  limit: number,
): Promise<string[]> {
  const selection = await selectionOf(tx, companyId, filters)
  const { rows } = await sql<{ feedback: string }>`
    select left(feedback, 500) as feedback
    from ${newestOf(selection, sql`r.feedback, r.created_at, r.id`, { cursor: undefined, limit })} r
  `.execute(tx)
  return rows.map(({ feedback }) => feedback)
}
