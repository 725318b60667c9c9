import type { ReviewLanguage } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { uncertain } from '#modules/reviews/stored-language.ts'

/** Languages of texts, in database terms. */
export interface LanguageSelection {
  tags: readonly string[]
  /** Number of reviews in them. */
  reviews: number
  /** Whether these are so few that reading all of them is faster than filtering a list. */
  isRare: boolean
}

/** Maximum number of reviews that count as rare; reading their keys takes at most 100 ms. */
const rare = 20_000

/**
 * Converts a filter to a selection.
 *
 * @returns undefined if every language matches
 */
export async function languageSelectionOf(
  tx: Tx,
  companyId: string,
  languages: readonly string[] | undefined,
): Promise<LanguageSelection | undefined> {
  if (!languages) return undefined
  const tags = [...new Set(languages.map((tag) => (tag === 'none' ? uncertain : tag)))]
  const { rows } = await sql<{ reviews: number }>`
    select coalesce(sum(reviews), 0)::integer as reviews from review_language_counts
    where company_id = ${companyId}::uuid and language = any(${tags}::text[])
  `.execute(tx)
  const reviews = rows[0]?.reviews ?? 0
  return { tags, reviews, isRare: reviews <= rare }
}

/** Condition that the review with this id is in one of the languages. */
export function isInLanguages(
  companyId: string,
  { tags }: LanguageSelection,
  reviewId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from review_languages l
    where l.company_id = ${companyId}::uuid and l.review_id = ${reviewId} and l.language = any(${tags}::text[])
  )`
}

/** Returns the languages of a company's reviews, the most frequent first. */
export async function listLanguages(tx: Tx, companyId: string): Promise<ReviewLanguage[]> {
  const rows = await tx
    .selectFrom('review_language_counts')
    .select(['language', 'reviews'])
    .where('company_id', '=', companyId)
    .where('reviews', '>', 0)
    .orderBy('reviews', 'desc')
    .orderBy('language')
    .execute()
  return rows.map(({ language, reviews }) => ({
    language: language === uncertain ? null : language,
    reviews,
  }))
}
