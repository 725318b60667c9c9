import type { Period, ReviewFilters, Sentiment } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, decode } from '#db/keyset.ts'
import {
  type CaseSelection,
  caseRanges,
  caseSelectionOf,
  includesUntouched,
  isSelectedCase,
} from '#modules/cases/selection.ts'
import {
  isInLanguages,
  type LanguageSelection,
  languageSelectionOf,
} from '#modules/reviews/text-languages.ts'
import { mentionsTheme, type ThemeSelection, themeSelectionOf } from '#modules/reviews/theme-filter.ts'

/** Database values of sentiments. */
export const sentimentValues = { negative: -1, neutral: 0, positive: 1 } as const

export function sentimentOf(value: number): Sentiment {
  return value < 0 ? 'negative' : value > 0 ? 'positive' : 'neutral'
}

/** Whether words and stars clearly disagree: praise with one or two stars, or criticism with four or five. */
export function isMismatch({ rating, sentiment }: { rating: number; sentiment: number }): boolean {
  return (rating - 3) * sentiment < 0
}

/** A set of reviews in database terms. */
export interface ReviewSelection {
  companyId: string
  /** Undefined: all. */
  ratings: readonly number[] | undefined
  sentiments: readonly number[] | undefined
  /** Whether words and stars clearly disagree. */
  mismatch: boolean | undefined
  hasContact: boolean | undefined
  languages: LanguageSelection | undefined
  /** Reviews that mention any of them. */
  themes: ThemeSelection | undefined
  locationId: string | undefined
  placementId: string | undefined
  /** Half-open interval: `since` is inclusive, `until` is exclusive. */
  since: Date | undefined
  until: Date | undefined
  words: string | undefined
  /** Undefined: all. */
  cases: CaseSelection | undefined
  /** Whether contact data is read and searched. */
  contacts: boolean
}

/** A reader of reviews, as far as it affects the result. */
export interface Reader {
  /** Whether contact data is read and searched. */
  contacts: boolean
  /** The user; null for the server. */
  userId: string | null
}

/**
 * Converts filters to a selection. Days become instants in the company's time zone, or in the given one, across DST
 * changes.
 */
export async function selectionOf(
  tx: Tx,
  companyId: string,
  {
    from,
    to,
    rating,
    sentiment,
    mismatch,
    hasContact,
    textLanguage,
    theme,
    locationId,
    placementId,
    status,
    assignee,
    replied,
    q,
  }: ReviewFilters,
  { contacts, userId }: Reader,
  timeZone?: string,
): Promise<ReviewSelection> {
  const bounds = from || to ? await instantsOf(tx, companyId, { from, to }, timeZone) : undefined
  return {
    companyId,
    ratings: rating && new Set(rating).size < 5 ? rating : undefined,
    sentiments:
      sentiment && new Set(sentiment).size < 3 ? sentiment.map((name) => sentimentValues[name]) : undefined,
    mismatch,
    hasContact,
    languages: await languageSelectionOf(tx, companyId, textLanguage),
    themes: theme && (await themeSelectionOf(tx, companyId, theme)),
    locationId,
    placementId,
    since: bounds?.since ?? undefined,
    until: bounds?.until ?? undefined,
    words: q || undefined,
    cases: await caseSelectionOf(tx, companyId, { status, assignee, replied }, userId),
    contacts,
  }
}

interface Paging {
  cursor: string | undefined
  limit: number
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
 * A location or placement selects another such index and adds no ranges: there are at most 30. Languages have an index
 * of their own, with as many ranges for each.
 * The order and limit of each range look redundant, but without them it would read the ranges in full: under row-level
 * security the planner does not push them down.
 */
export function newestOf(
  selection: ReviewSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: Paging,
): RawBuilder<unknown> {
  const { cases, languages, themes, locationId, placementId } = selection
  if (combinations(selection).length === 0) return sql`(select ${columns} from reviews r where false)`
  if (themes && !languages?.isRare && (!cases || includesUntouched(cases))) {
    const isNarrow = placementId || isCombined(selection)
    return isNarrow && !cases && !themes.isRare
      ? newestWhere(selection, columns, { cursor, limit })
      : newestOfThemes(selection, themes, columns, { cursor, limit })
  }
  if (languages?.isRare) return newestOfRare(selection, languages, columns, { cursor, limit })
  if (languages && !cases && !locationId && !placementId) {
    return newestOfLanguages(selection, languages, columns, { cursor, limit })
  }
  return selection.cases
    ? newestOfCases(selection, selection.cases, columns, { cursor, limit })
    : newestWhere(selection, columns, { cursor, limit })
}

type Bounds = Partial<Pick<ReviewSelection, 'locationId' | 'placementId' | 'since' | 'until'>>

/** Conditions that a row of `table`, which has these columns of its review, is within the given bounds. */
export function isWithin(
  { locationId, placementId, since, until }: Bounds,
  table: string,
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    ...(locationId ? [sql`${column('location_id')} = ${locationId}::uuid`] : []),
    ...(placementId ? [sql`${column('placement_id')} = ${placementId}::uuid`] : []),
    ...(since ? [sql`${column('created_at')} >= ${since}::timestamptz`] : []),
    ...(until ? [sql`${column('created_at')} < ${until}::timestamptz`] : []),
  ]
}

/** Condition that a row `l` of languages is within the bounds of a list. */
const isListed = ({ companyId, since, until }: ReviewSelection, cursor: string | undefined) => [
  sql`l.company_id = ${companyId}::uuid`,
  after(cursor, 'l'),
  ...isWithin({ since, until }, 'l'),
]

const newest = (limit: number) => sql`order by created_at desc, id desc limit ${sql.lit(limit)}`

const languageRows = sql`(select *, review_id as id from review_languages) l`

/**
 * Reads the keys of all reviews in the selected languages, which must be few, and filters them. The reviews themselves
 * are read only to compare a location or placement.
 */
function newestOfRare(
  selection: ReviewSelection,
  { tags }: LanguageSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: Paging,
): RawBuilder<unknown> {
  const { companyId, locationId, placementId } = selection
  const isOfOrigin = isWithin({ locationId, placementId }, 'r')
  const newestFirst = (table: string) =>
    sql`order by ${sql.ref(table)}.created_at desc, ${sql.ref(table)}.id desc limit ${sql.lit(limit)}`
  const isIn = [
    sql`l.language = any(${tags}::text[])`,
    ...isListed(selection, cursor),
    isSelected({ ...selection, languages: undefined, locationId: undefined, placementId: undefined }, 'l'),
  ]
  return sql`(
    select ${columns} from (
      select l.id from ${languageRows} where ${sql.join(isIn, sql` and `)}
      ${isOfOrigin.length === 0 ? newestFirst('l') : sql`offset 0`}
    ) k
    cross join lateral (
      select * from reviews s where s.company_id = ${companyId}::uuid and s.id = k.id offset 0
    ) r
    ${isOfOrigin.length === 0 ? sql`` : sql`where ${sql.join(isOfOrigin, sql` and `)}`}
    ${newestFirst('r')}
  )`
}

/** Merges ranges of languages, by their copies of the reviews' columns. */
function newestOfLanguages(
  selection: ReviewSelection,
  { tags }: LanguageSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: Paging,
): RawBuilder<unknown> {
  const bounds = isListed(selection, cursor)
  const ranges = tags.flatMap((tag) =>
    combinations(selection).map(
      (combination) => sql`(
        select l.id, l.created_at from ${languageRows}
        where ${sql.join(bounds, sql` and `)} and l.language = ${tag}::text and ${isOf(combination, 'l')} ${newest(limit)}
      )`,
    ),
  )
  return newestOfKeys(selection, columns, ranges, limit)
}

/**
 * Merges ranges of themes, which are in list order; all other filters are checked for each review and its case. A
 * review may be in several ranges.
 */
function newestOfThemes(
  selection: ReviewSelection,
  { values }: ThemeSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: Paging,
): RawBuilder<unknown> {
  const { companyId, locationId, since, until } = selection
  const bounds = [
    sql`t.company_id = ${companyId}::uuid`,
    after(cursor, 't'),
    ...isWithin({ locationId, since, until }, 't'),
  ]
  const { languages, placementId, cases } = selection
  const isPlain = !isCombined(selection) && !languages && !placementId && !cases
  const unfiltered = {
    ...selection,
    themes: undefined,
    locationId: undefined,
    since: undefined,
    until: undefined,
  }
  const inReview = isPlain
    ? sql``
    : sql`cross join lateral (
          select from reviews s
          where s.company_id = ${companyId}::uuid and s.id = t.id and ${isSelected(unfiltered, 's')} offset 0
        ) s`
  const ranges = values.map(
    (theme) => sql`(
      select t.id, t.created_at from (select *, review_id as id from review_themes) t ${inReview}
      where ${sql.join(bounds, sql` and `)} and t.theme = ${sql.lit(theme)} ${newest(limit)}
    )`,
  )
  return newestOfKeys(selection, columns, [sql`select * from (${sql.join(ranges, sql` union `)}) t`], limit)
}

/**
 * Reads the newest reviews with these keys, one by one and in the order of the keys, so that a search reads no more
 * than it needs. In a plain join, the planner may look up all that match the words instead.
 */
function newestOfKeys(
  { companyId }: ReviewSelection,
  columns: RawBuilder<unknown>,
  parts: readonly RawBuilder<unknown>[],
  limit: number,
): RawBuilder<unknown> {
  return sql`(
    select ${columns} from (
      select r.* from (select * from (${sql.join(parts, sql` union all `)}) k ${newest(limit)}) k
      cross join lateral (
        select * from reviews s where s.company_id = ${companyId}::uuid and s.id = k.id offset 0
      ) r
      order by k.created_at desc, k.id desc
    ) r
  )`
}

/**
 * Merges the selected cases, which are ranges of an index too, with the reviews that have no case. Cases are filtered
 * by their copies of the reviews' columns.
 */
function newestOfCases(
  selection: ReviewSelection,
  cases: CaseSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: Paging,
): RawBuilder<unknown> {
  const company = sql`${selection.companyId}::uuid`
  const isIn = [isSelectedReview(selection, 'c'), after(cursor, 'c')]
  const touched = caseRangesOf(selection, cases).map(
    (range) => sql`(
      select c.id, c.created_at from (select *, review_id as id from cases) c
      where c.company_id = ${company} and ${sql.join([range, ...isIn], sql` and `)} ${newest(limit)}
    )`,
  )
  const untouched = includesUntouched(cases) ? newestUntouched(selection, { cursor, limit }) : []
  const parts = [...touched, ...untouched]
  if (parts.length === 0) return sql`(select ${columns} from reviews r where false)`
  return newestOfKeys(selection, columns, parts, limit)
}

/** Maximum number of ranges of cases: planning more takes longer than filtering the cases of a status. */
const maxRanges = 30

/** Returns the ranges of cases; by rating, sentiment and contact, each combination is a range of its own. */
function caseRangesOf(selection: ReviewSelection, cases: CaseSelection): RawBuilder<unknown>[] {
  const ranges = caseRanges(cases)
  if (cases.assignees || !isCombined(selection)) return ranges
  const combined = ranges.flatMap((range) =>
    combinations(selection).map((combination) => sql`${range} and ${isOf(combination, 'c')}`),
  )
  return combined.length <= maxRanges ? combined : ranges
}

/**
 * Returns queries for the newest selected reviews that have no case. Each calls a function that skips runs of reviews
 * that have one, however long.
 */
function newestUntouched(selection: ReviewSelection, { cursor, limit }: Paging): RawBuilder<unknown>[] {
  const { languages, locationId, placementId, since, until } = selection
  const position = cursor ? decode(cursor) : undefined
  if (locationId && placementId) {
    // If a placement has moved, its reviews belong to several locations, and no run covers both a placement and a
    // location.
    const isUntouched = sql`not exists (select from cases c where c.company_id = r.company_id and c.review_id = r.id)`
    return [newestWhere(selection, sql`r.id, r.created_at`, { cursor, limit }, isUntouched)]
  }
  const lists = locationId || placementId || isCombined(selection) ? combinations(selection) : [undefined]
  return lists.map(
    (list) => sql`(select id, created_at from untouched_reviews(
      ${locationId ?? null}::uuid, ${placementId ?? null}::uuid, ${list?.rating ?? null}::smallint,
      ${list?.sentiment ?? null}::smallint, ${list?.hasContact ?? null}::boolean,
      ${position?.createdAt ?? null}::timestamptz, ${position?.id ?? null}::uuid, ${since ?? null}::timestamptz,
      ${until ?? null}::timestamptz, ${sql.lit(limit)}, ${languages?.tags ?? null}::text[]
    ))`,
  )
}

function newestWhere(
  selection: ReviewSelection,
  columns: RawBuilder<unknown>,
  { cursor, limit }: Paging,
  also?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { companyId, languages, themes, locationId, placementId } = selection
  const bounds = [
    sql`r.company_id = ${companyId}::uuid`,
    after(cursor, 'r'),
    ...isWithin(selection, 'r'),
    ...(languages ? [isInLanguages(companyId, languages, sql`r.id`)] : []),
    ...(themes ? [mentionsTheme(companyId, themes, 'r')] : []),
    ...(also ? [also] : []),
  ]
  const indexRange = (conditions: RawBuilder<unknown>[]) =>
    sql`(select ${columns} from reviews r where ${sql.join([...bounds, ...conditions], sql` and `)} ${newest(limit)})`
  const isWhole = !locationId && !placementId
  if (isWhole && !isCombined(selection)) return indexRange([])
  const stretches = combinations(selection).map((combination) => indexRange([isOf(combination, 'r')]))
  return sql`(select * from (${sql.join(stretches, sql` union all `)}) r ${newest(limit)})`
}

type Combined = Pick<ReviewSelection, 'ratings' | 'sentiments' | 'mismatch' | 'hasContact'>

/** Whether only some combinations of rating, sentiment and contact are selected. */
function isCombined({ ratings, sentiments, mismatch, hasContact }: Combined): boolean {
  return [ratings, sentiments, mismatch, hasContact].some((filter) => filter !== undefined)
}

/** Returns the selected pairs of rating and sentiment. */
export function pairsOf({
  ratings = [1, 2, 3, 4, 5],
  sentiments = [-1, 0, 1],
  mismatch,
}: Omit<Combined, 'hasContact'>): { rating: number; sentiment: number }[] {
  const pairs = [...new Set(ratings)].flatMap((rating) =>
    [...new Set(sentiments)].map((sentiment) => ({ rating, sentiment })),
  )
  return mismatch === undefined ? pairs : pairs.filter((pair) => isMismatch(pair) === mismatch)
}

interface Combination {
  rating: number
  sentiment: number
  hasContact: boolean
}

function combinations(selection: Combined): Combination[] {
  const contacts = selection.hasContact === undefined ? [true, false] : [selection.hasContact]
  return pairsOf(selection).flatMap((pair) => contacts.map((hasContact) => ({ ...pair, hasContact })))
}

/** Condition that a row of `table` is of a combination. Written into the statement, so that it is an index's range. */
function isOf({ rating, sentiment, hasContact }: Combination, table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`${column('rating')} = ${sql.lit(rating)} and ${column('sentiment')} = ${sql.lit(sentiment)}
    and ${column('has_contact')} = ${sql.lit(hasContact)}`
}

/** Condition that a row of `table`, which has a review's key columns, is selected; words are ignored. */
export function isSelected(selection: ReviewSelection, table: string): RawBuilder<boolean> {
  const review = isSelectedReview(selection, table)
  const { cases, companyId } = selection
  return cases ? sql`${review} and ${isSelectedCase(cases, companyId, sql.ref(`${table}.id`))}` : review
}

/** Like `isSelected`, but without the condition on cases. */
function isSelectedReview(selection: ReviewSelection, table: string): RawBuilder<boolean> {
  const { companyId, ratings, sentiments, mismatch, hasContact, languages, themes } = selection
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const conditions = [
    ...(ratings ? [sql`${column('rating')} = any(${ratings}::smallint[])`] : []),
    ...(sentiments ? [sql`${column('sentiment')} = any(${sentiments}::smallint[])`] : []),
    // In SQL what `isMismatch` computes.
    ...(mismatch === undefined
      ? []
      : [sql`((${column('rating')} - 3) * ${column('sentiment')} < 0) = ${mismatch}::boolean`]),
    ...(hasContact === undefined ? [] : [sql`${column('has_contact')} = ${hasContact}::boolean`]),
    ...(languages ? [isInLanguages(companyId, languages, column('id'))] : []),
    ...(themes ? [mentionsTheme(companyId, themes, table)] : []),
    ...isWithin(selection, table),
  ]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}
