import { z } from 'zod'
import { sentimentCounts } from '#analytics.ts'
import { endpoint, forMembers } from '#endpoint.ts'
import { day, id, several } from '#fields.ts'
import { orderedPeriod, period, rating, sentiment } from '#reviews.ts'
import { theme } from '#theme-names.ts'

const count = z.int().min(0)
const share = z.number().min(0).max(1)
const average = z.number().min(1).max(5).nullable()

/** Maximum number of reviews that are read for one period: the newest. */
export const maxReadForThemes = 10_000

/** Minimum numbers for a comparison, each in both periods: reviews in all, and mentions of the theme. */
export const minForComparison = { reviews: 30, mentions: 5 }

export const maxQuotes = 3

/** A sentence that mentions a theme. */
const themeQuote = z.object({
  reviewId: id,
  rating,
  /** Sentiment of the sentence, not of the review. */
  sentiment,
  /** The sentence, shortened to 200 characters. */
  text: z.string(),
})
export type ThemeQuote = z.infer<typeof themeQuote>

/** Numbers of a theme in a period. */
const themeNumbers = z.object({
  /** Number of reviews that mention it. */
  mentions: count,
  /** Share of all reviews read. */
  share,
  /** Reviews by the sentiment of their sentences that mention it. */
  sentiment: sentimentCounts,
  /** Mean rating of the reviews that mention it, and of those that do not; `null` without any. */
  average,
  averageWithout: average,
  /**
   * Stars by which the mean rating of all reviews differs from that of the reviews that do not mention it; below zero
   * for what costs stars. `null` where every review mentions it.
   */
  impact: z.number().min(-4).max(4).nullable(),
})

export const themeSummary = themeNumbers.extend({
  theme,
  /** The same number of days immediately before; `null` where too few reviews or mentions allow no comparison. */
  previous: themeNumbers.nullable(),
  /** Sentences of the prevailing sentiment, newest first. */
  quotes: z.array(themeQuote).max(maxQuotes),
})
export type ThemeSummary = z.infer<typeof themeSummary>

export const themes = z.object({
  /** Themes that are mentioned, by impact: what costs most stars first. */
  themes: z.array(themeSummary),
  /** Number of reviews read, of how many in the period: only the newest, up to a limit. */
  read: count,
  total: count,
})
export type Themes = z.infer<typeof themes>

export const getThemes = endpoint('getThemes', 'GET /api/dashboard/themes', {
  ...forMembers('reviews:read'),
  summary: 'What the reviews of a period are about, and how it moves the mean rating',
  query: orderedPeriod(period.extend({ companyId: id, locationId: id.optional() })),
  response: themes,
  reads: ['calendar'],
})

/** Weeks before and after a day that are compared. */
export const effectWeeks = 13

/** How many reviews criticize any of the themes. */
const criticism = z.object({ reviews: count, criticized: count })

const themeEffect = z.object({
  /** By week: week 0 begins on the day, those before it count down. Weeks still to come are left out. */
  weeks: z.array(
    criticism.extend({
      week: z
        .int()
        .min(-effectWeeks)
        .max(effectWeeks - 1),
    }),
  ),
  before: criticism,
  after: criticism,
  /**
   * Whether the share of reviews with criticism has changed: `early` as long as the 95 % interval of the difference
   * (Newcombe) contains zero.
   */
  change: z.enum(['fewer', 'more', 'early']),
})
export type ThemeEffect = z.infer<typeof themeEffect>

export const getThemeEffect = endpoint('getThemeEffect', 'GET /api/dashboard/themes/effect', {
  ...forMembers('reviews:read'),
  summary: 'How often reviews criticize any of the themes in the 13 weeks before and after a day',
  query: z.object({
    companyId: id,
    date: day,
    themes: several(/^[a-z]{4,13}(,[a-z]{4,13}){0,15}$/, theme),
  }),
  response: themeEffect,
  reads: ['calendar'],
})
