import type { SentimentCounts, Totals } from '@candour/schemas/analytics.ts'
import { type RawBuilder, sql } from 'kysely'
import { isMismatch } from '#modules/reviews/filter.ts'

const ratings = [1, 2, 3, 4, 5] as const
type Rating = (typeof ratings)[number]

/**
 * Sums over part of the rollup: all, negative and positive reviews, five numbers each, by rating. The remainder is
 * neutral.
 */
export type Counts = readonly number[]

export const noReviews: Counts = Array.from({ length: 15 }, () => 0)

/** Sums rollup rows into `Counts`. */
export const summed: RawBuilder<number[]> = sql<number[]>`array[${sql.join(
  ['rated', 'negative', 'positive'].flatMap((prefix) =>
    ratings.map((rating) => sql`coalesce(sum(${sql.ref(`${prefix}_${rating}`)}), 0)`),
  ),
)}]::integer[]`

function byRating<T>(value: (rating: Rating) => T): Record<Rating, T> {
  return { 1: value(1), 2: value(2), 3: value(3), 4: value(4), 5: value(5) }
}

function sentimentOfRating(counts: Counts, rating: Rating): SentimentCounts {
  const [all = 0, negative = 0, positive = 0] = [0, 5, 10].map((offset) => counts[offset + rating - 1])
  return { negative, neutral: all - negative - positive, positive }
}

export function sentimentByRating(counts: Counts): Record<Rating, SentimentCounts> {
  return byRating((rating) => sentimentOfRating(counts, rating))
}

/** Number of reviews whose words and stars clearly disagree: criticism with 4 or 5 stars, or praise with 1 or 2. */
function mismatchesOf(counts: Counts): number {
  return ratings.reduce((sum, rating) => {
    const { negative, positive } = sentimentOfRating(counts, rating)
    return (
      sum +
      (isMismatch({ rating, sentiment: -1 }) ? negative : 0) +
      (isMismatch({ rating, sentiment: 1 }) ? positive : 0)
    )
  }, 0)
}

export function toTotals(counts: Counts): Totals {
  const distribution = byRating((rating) => counts[rating - 1] ?? 0)
  const total = ratings.reduce((sum, rating) => sum + distribution[rating], 0)
  const stars = ratings.reduce((sum, rating) => sum + rating * distribution[rating], 0)
  const sentiment = { negative: 0, neutral: 0, positive: 0 }
  for (const rating of ratings) {
    const of = sentimentOfRating(counts, rating)
    sentiment.negative += of.negative
    sentiment.neutral += of.neutral
    sentiment.positive += of.positive
  }
  return {
    total,
    average: total > 0 ? stars / total : null,
    distribution,
    sentiment,
    mismatches: mismatchesOf(counts),
  }
}
