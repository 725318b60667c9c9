import type { Period, ReviewFilters, Sentiment } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { type CaseSelection, caseSelectionOf, isSelectedCase } from '#modules/cases/selection.ts'
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

type Combined = Pick<ReviewSelection, 'ratings' | 'sentiments' | 'mismatch' | 'hasContact'>

/** Whether only some combinations of rating, sentiment and contact are selected. */
export function isCombined({ ratings, sentiments, mismatch, hasContact }: Combined): boolean {
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

/** What one range of the indexes in list order is of. */
interface Combination {
  rating: number
  sentiment: number
  hasContact: boolean
}

/** Returns the selected combinations of rating, sentiment and contact. */
export function combinations(selection: Combined): Combination[] {
  const contacts = selection.hasContact === undefined ? [true, false] : [selection.hasContact]
  return pairsOf(selection).flatMap((pair) => contacts.map((hasContact) => ({ ...pair, hasContact })))
}

/** Condition that a row of `table` is of a combination. Written into the statement, so that it is an index's range. */
export function isOf({ rating, sentiment, hasContact }: Combination, table: string): RawBuilder<unknown> {
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
export function isSelectedReview(selection: ReviewSelection, table: string): RawBuilder<boolean> {
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
