import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id } from '#fields.ts'
import { orderedPeriod, period, sentiment } from '#reviews.ts'

const count = z.int().min(0)

/** How many reviews sound how. */
export const sentimentCounts = z.object({ negative: count, neutral: count, positive: count })
export type SentimentCounts = z.infer<typeof sentimentCounts>

/** Mean rating, unrounded; `null` without reviews. Screens show one decimal. */
const average = z.number().min(1).max(5).nullable()

/** What the reviews of a period add up to. */
export const totals = z.object({
  total: count,
  average,
  /** Number of reviews per rating. */
  distribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  sentiment: sentimentCounts,
})
export type Totals = z.infer<typeof totals>

export const summary = totals.extend({
  /** The same of as many days right before the period; `null` for a period without a beginning. */
  previous: totals.nullable(),
})
export type Summary = z.infer<typeof summary>

const companyPeriod = period.extend({ companyId: id })

export const getSummary = endpoint({
  id: 'getSummary',
  method: 'GET',
  path: '/api/dashboard/summary',
  audience: 'company',
  summary: 'Number of reviews, average, distribution and sentiment, over all time or a period',
  query: orderedPeriod(companyPeriod),
  response: summary,
  errors: [],
})

/** Length of one point of a trend; weeks begin on Monday (ISO 8601). */
export const interval = z.enum(['day', 'week', 'month'])
export type Interval = z.infer<typeof interval>

/** Longest trend, in points: a century of months, three and a half years of days. */
export const maxTrendPoints = 1300

export const trendPoint = z.object({
  /** First day of the interval, in the company's time zone; it may lie before the period's first day. */
  day: z.iso.date(),
  total: count,
  average,
  sentiment: sentimentCounts,
})
export type TrendPoint = z.infer<typeof trendPoint>

export const trends = z.object({
  /** The period answered, both days included; the first review's day to today where the call left them open. */
  from: z.iso.date(),
  to: z.iso.date(),
  interval,
  /** IANA name of the time zone whose days these are. */
  timeZone: z.string(),
  /** One per interval from first to last, those without reviews included. */
  points: z.array(trendPoint),
  totals,
  /** How the reviews of each rating sound. */
  sentimentByRating: z.object({
    1: sentimentCounts,
    2: sentimentCounts,
    3: sentimentCounts,
    4: sentimentCounts,
    5: sentimentCounts,
  }),
  /** Totals of as many days right before the period; `null` for a period without a beginning. */
  previous: totals.nullable(),
})
export type Trends = z.infer<typeof trends>

export const getTrends = endpoint({
  id: 'getTrends',
  method: 'GET',
  path: '/api/dashboard/trends',
  audience: 'company',
  summary:
    'Reviews over time; the interval is one that suits the period where the call names none or too fine a one',
  query: orderedPeriod(companyPeriod.extend({ interval: interval.optional() })),
  response: trends,
  errors: [],
})

export const topic = z.object({
  /** One word or two in a row, in lower case; searching for it finds its reviews. */
  term: z.string(),
  sentiment: sentiment.extract(['negative', 'positive']),
  /** How many of the reviews that were read name it. */
  count,
  /** Their share of the reviews that were read on this side, 0 to 1. */
  share: z.number().min(0).max(1),
})
export type Topic = z.infer<typeof topic>

export const topics = z.object({
  /** What sets good reviews apart from bad ones, most telling first. */
  positive: z.array(topic),
  negative: z.array(topic),
  /** How many reviews were read: the newest of each side, up to a bound. */
  read: z.object({ positive: count, negative: count }),
})
export type Topics = z.infer<typeof topics>

export const getTopics = endpoint({
  id: 'getTopics',
  method: 'GET',
  path: '/api/dashboard/topics',
  audience: 'company',
  summary: 'Words that recur in good and in bad reviews',
  query: orderedPeriod(companyPeriod),
  response: topics,
  errors: [],
})
