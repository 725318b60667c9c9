import type { Period, ReviewFilters, Sentiment } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after } from '#db/keyset.ts'

/** Database values of sentiments. */
export const sentimentValues = { negative: -1, neutral: 0, positive: 1 } as const

export function sentimentOf(value: number): Sentiment {
  return value < 0 ? 'negative' : value > 0 ? 'positive' : 'neutral'
}

/** A set of reviews in database terms. */
export interface ReviewSelection {
  companyId: string
  /** Undefined: all. */
  ratings: readonly number[] | undefined
  sentiments: readonly number[] | undefined
  hasContact: boolean | undefined
  locationId: string | undefined
  placementId: string | undefined
  /** Half-open interval: `since` is inclusive, `until` is exclusive. */
  since: Date | undefined
  until: Date | undefined
  words: string | undefined
  /** Whether contact data is read and searched. */
  contacts: boolean
}

/**
 * Converts filters to a selection. Days become instants in the company's time zone, or in the given one, across DST
 * changes.
 *
 * @param contacts whether contact data is read and searched
 */
export async function selectionOf(
  tx: Tx,
  companyId: string,
  { from, to, rating, sentiment, hasContact, locationId, placementId, q }: ReviewFilters,
  { contacts, timeZone }: { contacts: boolean; timeZone?: string },
): Promise<ReviewSelection> {
  const bounds = from || to ? await instantsOf(tx, companyId, { from, to }, timeZone) : undefined
  return {
    companyId,
    ratings: rating && new Set(rating).size < 5 ? rating : undefined,
    sentiments:
      sentiment && new Set(sentiment).size < 3 ? sentiment.map((name) => sentimentValues[name]) : undefined,
    hasContact,
    locationId,
    placementId,
    since: bounds?.since ?? undefined,
    until: bounds?.until ?? undefined,
    words: q || undefined,
    contacts,
  }
}

async function instantsOf(tx: Tx, companyId: string, { from, to }: Period, timeZone: string | undefined) {
  const zone = timeZone ? sql`${timeZone}::text` : sql.ref('time_zone')
  return tx
    .selectFrom('companies')
    .select([
      sql<Date | null>`${from ?? null}::date::timestamp at time zone ${zone}`.as('since'),
      sql<Date | null>`(${to ?? null}::date + 1)::timestamp at time zone ${zone}`.as('until'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirst()
}

/**
 * Builds a query for `columns` of the newest `limit` selected reviews after a cursor; words are ignored. Each
 * combination of filter values is one range of an index in list order, so the database can merge them and stop early.
 * A location or placement selects another such index and adds no ranges: there are at most 30.
 * The order and limit of each range look redundant, but without them it would read the ranges in full: under row-level
 * security the planner does not push them down.
 */
export function newestOf(
  { companyId, ratings, sentiments, hasContact, locationId, placementId, since, until }: ReviewSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): RawBuilder<unknown> {
  const bounds = [
    sql`r.company_id = ${companyId}::uuid`,
    ...(locationId ? [sql`r.location_id = ${locationId}::uuid`] : []),
    ...(placementId ? [sql`r.placement_id = ${placementId}::uuid`] : []),
    after(cursor, 'r'),
    ...(since ? [sql`r.created_at >= ${since}::timestamptz`] : []),
    ...(until ? [sql`r.created_at < ${until}::timestamptz`] : []),
  ]
  const newestFirst = sql`order by created_at desc, id desc limit ${sql.lit(limit)}`
  const indexRange = (conditions: RawBuilder<unknown>[]) =>
    sql`(select ${columns} from reviews r where ${sql.join([...bounds, ...conditions], sql` and `)} ${newestFirst})`
  const isWhole = !locationId && !placementId
  if (isWhole && !ratings && !sentiments && hasContact === undefined) return indexRange([])
  const stretches = combinations({ ratings, sentiments, hasContact }).map((combination) =>
    indexRange([
      sql`r.rating = ${sql.lit(combination.rating)}`,
      sql`r.sentiment = ${sql.lit(combination.sentiment)}`,
      sql`r.has_contact = ${sql.lit(combination.hasContact)}`,
    ]),
  )
  return sql`(select * from (${sql.join(stretches, sql` union all `)}) r ${newestFirst})`
}

function combinations({
  ratings = [1, 2, 3, 4, 5],
  sentiments = [-1, 0, 1],
  hasContact,
}: Pick<ReviewSelection, 'ratings' | 'sentiments' | 'hasContact'>) {
  const contacts = hasContact === undefined ? [true, false] : [hasContact]
  return [...new Set(ratings)].flatMap((rating) =>
    [...new Set(sentiments)].flatMap((sentiment) =>
      contacts.map((hasContact) => ({ rating, sentiment, hasContact })),
    ),
  )
}

/** Condition that a row of `table`, which has a review's key columns, is selected; words are ignored. */
export function isSelected(
  { ratings, sentiments, hasContact, locationId, placementId, since, until }: ReviewSelection,
  table: string,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const conditions = [
    ...(ratings ? [sql`${column('rating')} = any(${ratings}::smallint[])`] : []),
    ...(sentiments ? [sql`${column('sentiment')} = any(${sentiments}::smallint[])`] : []),
    ...(hasContact === undefined ? [] : [sql`${column('has_contact')} = ${hasContact}::boolean`]),
    ...(locationId ? [sql`${column('location_id')} = ${locationId}::uuid`] : []),
    ...(placementId ? [sql`${column('placement_id')} = ${placementId}::uuid`] : []),
    ...(since ? [sql`${column('created_at')} >= ${since}::timestamptz`] : []),
    ...(until ? [sql`${column('created_at')} < ${until}::timestamptz`] : []),
  ]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}
