import type { ReviewCount, ReviewFilters } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { pairsOf, type Reader, type ReviewSelection, selectionOf } from '#modules/reviews/filter.ts'
import { countMatches, maxCounted } from '#modules/reviews/list.ts'
import { newestOf, readNewest } from '#modules/reviews/newest.ts'

/**
 * Counts a company's reviews that match all filters. Ratings, sentiments, mismatches, days and locations are summed
 * from the rollup. Languages are counted as a whole. Words, contacts, themes, placements, cases and other combinations
 * are in neither: with these filters reviews are counted individually, up to `maxCounted`.
 */
export async function countReviews(
  tx: Tx,
  companyId: string,
  filters: ReviewFilters,
  reader: Reader,
): Promise<ReviewCount> {
  const selection = await selectionOf(tx, companyId, filters, reader)
  const { matching, total } = await countRolledUp(tx, selection, filters)
  const { words, hasContact, languages, themes, placementId, cases } = selection
  if (languages && isOnlyFilter(selection)) return { matching: languages.reviews, atLeast: false, total }
  // The rollup's sum for the other filters is an upper bound.
  const isRolledUp = !words && hasContact === undefined && !languages && !themes && !placementId && !cases
  if (matching === 0 || isRolledUp) return { matching, atLeast: false, total }
  const counted = words ? await countMatches(tx, selection, words) : await countNewest(tx, selection)
  return { ...counted, total }
}

/** Whether reviews are selected by nothing but their languages. */
function isOnlyFilter({ companyId: _, contacts: __, languages: ___, ...others }: ReviewSelection): boolean {
  return Object.values(others).every((value) => value === undefined)
}

const allRatings = [1, 2, 3, 4, 5]

async function countRolledUp(
  tx: Tx,
  { companyId, ratings, sentiments, mismatch, locationId }: ReviewSelection,
  { from, to }: ReviewFilters,
): Promise<{ matching: number; total: number }> {
  const add = (terms: readonly RawBuilder<unknown>[]) => sql.join(terms, sql` + `)
  const selected =
    sentiments || mismatch !== undefined
      ? pairsOf({ ratings, sentiments, mismatch }).map(countOf)
      : (ratings ?? allRatings).map(column('rated'))
  const matching = sql`coalesce(sum(${selected.length > 0 ? add(selected) : sql`0`}) filter (
    where day between ${from ?? '-infinity'} and ${to ?? 'infinity'}
  ), 0)::integer`
  const ofLocation = sql`(
    select ${matching} from location_days
    where company_id = ${companyId}::uuid and location_id = ${locationId ?? null}::uuid
  )`
  const { rows } = await sql<{ matching: number; total: number }>`
    select ${locationId ? ofLocation : matching} as matching,
      coalesce(sum(${add(allRatings.map(column('rated')))}), 0)::integer as total
    from review_days where company_id = ${companyId}::uuid
  `.execute(tx)
  return rows[0] ?? { matching: 0, total: 0 }
}

const column = (prefix: string) => (rating: number) => sql.ref(`${prefix}_${rating}`)

/** Number of reviews with this rating and sentiment. */
function countOf({ rating, sentiment }: { rating: number; sentiment: number }): RawBuilder<unknown> {
  const [all, negative, positive] = ['rated', 'negative', 'positive'].map((prefix) => column(prefix)(rating))
  return sentiment < 0
    ? sql`${negative}`
    : sentiment > 0
      ? sql`${positive}`
      : sql`(${all} - ${negative} - ${positive})`
}

async function countNewest(tx: Tx, selection: ReviewSelection) {
  const newest = newestOf(selection, sql`r.id, r.created_at`, { cursor: undefined, limit: maxCounted + 1 })
  const query = sql<{ count: number }>`select count(*)::integer as count from ${newest} r`
  const [{ count } = { count: 0 }] = await readNewest(tx, selection, query)
  return { matching: Math.min(count, maxCounted), atLeast: count > maxCounted }
}
