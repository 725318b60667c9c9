import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { id } from '#fields.ts'
import { orderedPeriod, period } from '#reviews.ts'

const count = z.int().min(0)

/** Number of reviews per sentiment. */
export const sentimentCounts = z.object({ negative: count, neutral: count, positive: count })
export type SentimentCounts = z.infer<typeof sentimentCounts>

/** Mean rating, unrounded; `null` without reviews. Screens show one decimal. */
const average = z.number().min(1).max(5).nullable()

/** Aggregates over the reviews of a period. */
export const totals = z.object({
  total: count,
  average,
  /** Number of reviews per rating. */
  distribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  sentiment: sentimentCounts,
  /** Number of reviews whose words and stars clearly disagree. */
  mismatches: count,
})
export type Totals = z.infer<typeof totals>

export const summary = totals.extend({
  /** Totals for the same number of days immediately before the period; `null` if the period has no start. */
  previous: totals.nullable(),
})
export type Summary = z.infer<typeof summary>

const companyPeriod = period.extend({ companyId: id, locationId: id.optional() })

export const getSummary = endpoint('getSummary', 'GET /api/dashboard/summary', {
  ...forMembers('reviews:read'),
  summary: 'Number of reviews, average, distribution and sentiment, over all time or a period',
  query: orderedPeriod(companyPeriod),
  response: summary,
  reads: ['arrivals', 'calendar'],
})

/** Length of one trend point; weeks start on Monday (ISO 8601) unless another day is asked for. */
export const interval = z.enum(['day', 'week', 'month'])
export type Interval = z.infer<typeof interval>

/** A day of the week (ISO 8601): 1 for Monday to 7 for Sunday. */
const weekday = z.coerce.number<string | number>().int().min(1).max(7)

const trendPoint = z.object({
  /** First day of the interval, in the company's time zone; may precede the period's first day. */
  day: z.iso.date(),
  total: count,
  average,
  sentiment: sentimentCounts,
  mismatches: count,
})
export type TrendPoint = z.infer<typeof trendPoint>

export const trends = z.object({
  /** The resolved period, both days inclusive. Open ends become the day of the first review and today. */
  from: z.iso.date(),
  to: z.iso.date(),
  interval,
  /** IANA name of the time zone in which days are counted. */
  timeZone: z.string(),
  /** One point per interval, first to last, including intervals without reviews. */
  points: z.array(trendPoint),
  totals,
  /** Sentiment counts for each rating. */
  sentimentByRating: z.object({
    1: sentimentCounts,
    2: sentimentCounts,
    3: sentimentCounts,
    4: sentimentCounts,
    5: sentimentCounts,
  }),
  /** Totals for the same number of days immediately before the period; `null` if the period has no start. */
  previous: totals.nullable(),
})
export type Trends = z.infer<typeof trends>

export const getTrends = endpoint('getTrends', 'GET /api/dashboard/trends', {
  ...forMembers('reviews:read'),
  summary: 'Reviews over time; a missing or too fine interval is replaced by one that suits the period',
  query: orderedPeriod(
    companyPeriod.extend({ interval: interval.optional(), weekStart: weekday.default(1) }),
  ),
  response: trends,
  reads: ['arrivals', 'calendar'],
})
