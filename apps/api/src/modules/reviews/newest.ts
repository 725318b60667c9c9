import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, decode } from '#db/keyset.ts'
import { inIndexOrder, planForCompany } from '#db/plan.ts'
import { type CaseSelection, caseRanges, includesUntouched } from '#modules/cases/selection.ts'
import {
  combinations,
  isCombined,
  isOf,
  isSelected,
  isSelectedReview,
  isWithin,
  type ReviewSelection,
} from '#modules/reviews/filter.ts'
import { isInLanguages, type LanguageSelection } from '#modules/reviews/text-languages.ts'
import { mentionsTheme, type ThemeSelection } from '#modules/reviews/theme-filter.ts'

interface Paging {
  cursor: string | undefined
  limit: number
}

/**
 * Builds a query for `columns` of the newest `limit` selected reviews after a cursor; words are ignored. Each
 * combination of filter values is one range of an index in list order, so the database can merge them and stop early.
 * A location or placement selects another such index and adds no ranges: there are at most 30. Languages have an index
 * of their own, with as many ranges for each.
 * The order and limit of each range look redundant, but without them it would read the ranges in full: under row-level
 * security the planner does not push them down. `readNewest` runs what is built on it.
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

/** Runs a query of the newest reviews of a selection so that it reads no more of them than it needs. */
export async function readNewest<Row>(
  tx: Tx,
  { languages, themes }: Pick<ReviewSelection, 'languages' | 'themes'>,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  if (!themes && !languages?.isRare) return inIndexOrder(tx, query)
  // No index has the order of these, so their keys are sorted.
  await planForCompany(tx)
  const { rows } = await query.execute(tx)
  return rows
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
