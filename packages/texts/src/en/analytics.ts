import type { Interval } from '@candour/schemas/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('en')

/** One text per interval of a chart. */
type PerInterval<Text> = Record<Interval, Text>

/**
 * Figures, trends and charts. Values such as averages, percents, days and periods are passed as they are written in the
 * language.
 */
export const analytics = {
  /** Beside figures: they count all reviews that there ever were. */
  allTime: 'All time',
  /** Button after a failure. */
  /** Labels of figures. */
  totalReviews: 'Total Reviews',
  averageRating: 'Average Rating',

  distribution: {
    title: 'Rating Distribution',
    /** Read out before the number of reviews with this many stars. */
    stars: (rating: number) => plural(rating, { one: '# star:', other: '# stars:' }),
  },

  /** How a number compares with the previous period, after the number: as short as possible. */
  change: {
    /** Of a number of reviews, scans or visits. */
    noChange: 'no change',
    /** There are some now, and there were none. */
    noneBefore: 'none before',
    more: (percent: string) => `${percent} more`,
    fewer: (percent: string) => `${percent} fewer`,
    /** By less than the percent, which is one. */
    slightlyMore: (percent: string) => `under ${percent} more`,
    slightlyFewer: (percent: string) => `under ${percent} fewer`,
    /** From 11 to 100. */
    timesAsMany: (times: number) => plural(times, { one: '# times as many', other: '# times as many' }),
    /** More than 100 times as many. */
    manyTimes: 'over 100-fold',
    /** Of an average or a share. */
    same: 'the same',
    /** Of an average; the difference has one decimal. */
    higher: (difference: string) => `${difference} higher`,
    lower: (difference: string) => `${difference} lower`,
    /** Of a share, in percentage points. */
    pointsHigher: (points: number) => plural(points, { one: '# point higher', other: '# points higher' }),
    pointsLower: (points: number) => plural(points, { one: '# point lower', other: '# points lower' }),
  },

  trends: {
    title: 'Trends',
    loading: 'Loading...',
    /** Name of the link to where the time zone is set; the link shows the zone alone, such as “Europe/Berlin”. */
    timeZone: (zone: string) => `Time zone: ${zone}`,
    /** The choice of the interval. */
    interval: 'Interval',
    intervals: { day: 'By day', week: 'By week', month: 'By month' } satisfies PerInterval<string>,
    /** Names the tabs, each of which is one of the measures below. */
    measure: 'Measure',
    measures: {
      /** A number of reviews. */
      reviews: 'Reviews',
      average: 'Average rating',
      /** A share of reviews. */
      sentiment: 'Positive',
    },
    compared: (days: number) =>
      plural(days, {
        one: 'Compared with the previous day',
        other: 'Compared with the previous # days',
      }),
    noReviews: 'No reviews in this period',
    /** Toggles between the sentiment over time and by rating. */
    byRating: 'By rating',
    /** Link to these reviews. Begins like `frame.mismatch`. */
    mismatches: (count: number) =>
      plural(count, {
        one: 'Stars and words differ: # review',
        other: 'Stars and words differ: # reviews',
      }),
  },

  charts: {
    /** Headings of pictures, and names of charts and tables. */
    titles: {
      reviews: 'Reviews over time',
      average: 'Average rating over time',
      sentiment: 'Sentiment over time',
      sentimentByRating: 'Sentiment by rating',
    },
    /** Describes a chart, with its title and its summary from below. */
    label: (title: string, summary: string) => `${title}. ${summary}`,
    /** Names the table of a chart. */
    tableLabel: (title: string) => `${title}, table`,
    /** Toggles between chart and table: a noun. */
    table: 'Table',
    /** Button that opens a menu of the two below. */
    download: 'Download',
    image: 'Image (PNG)',
    csv: 'Table (CSV)',
    failed: 'Error',
    imageFailed: 'Failed to create the image. Please try again.',
    /** Column heads, also of CSV files: without commas. Also names of what a chart shows. */
    columns: {
      interval: { day: 'Day', week: 'Week', month: 'Month' } satisfies PerInterval<string>,
      reviews: 'Reviews',
      average: 'Average rating',
      rating: 'Rating',
    },
    /** A row or an axis label: there are at most about ten letters' room. */
    stars: (rating: number) => plural(rating, { one: '# star', other: '# stars' }),
    /** Legends and notes: an interval that is not over yet. */
    soFar: {
      day: 'Today so far',
      week: 'This week so far',
      month: 'This month so far',
    } satisfies PerInterval<string>,
    /** Legends and notes: an interval of which the period has some days only. */
    part: { week: 'Part of a week', month: 'Part of a month' },
    /** The same for rows of tables, after the days. */
    rowSoFar: {
      day: (days: string) => `${days} (today so far)`,
      week: (days: string) => `${days} (this week so far)`,
      month: (days: string) => `${days} (this month so far)`,
    } satisfies PerInterval<(days: string) => string>,
    rowPart: {
      week: (days: string) => `${days} (part of a week)`,
      month: (days: string) => `${days} (part of a month)`,
    },
    /** The period before, in a legend. */
    previous: (days: number) => plural(days, { one: 'Previous day', other: 'Previous # days' }),
    /** The same with its average rating. */
    previousAverage: (days: number, average: string) =>
      plural(days, { one: `Previous day: ${average}`, other: `Previous # days: ${average}` }),
  },

  /** Sentences that sum up a chart. */
  summary: {
    /** Puts sentences from below one after the other. */
    sentences: (sentences: readonly string[]) => sentences.join('. '),
    /** The most reviews in one interval, and when that was. */
    most: {
      day: (count: string, when: string) => `Most in one day: ${count}, ${when}`,
      week: (count: string, when: string) => `Most in one week: ${count}, ${when}`,
      month: (count: string, when: string) => `Most in one month: ${count}, ${when}`,
    } satisfies PerInterval<(count: string, when: string) => string>,
    /** The interval with the highest average rating. */
    best: {
      day: (average: string, when: string) => `Best day: ${average}, ${when}`,
      week: (average: string, when: string) => `Best week: ${average}, ${when}`,
      month: (average: string, when: string) => `Best month: ${average}, ${when}`,
    } satisfies PerInterval<(average: string, when: string) => string>,
    /** The interval with the lowest average rating, after `best`. */
    lowest: (average: string, when: string) => `Lowest: ${average}, ${when}`,
    /** Explains a dashed line in the chart. */
    dashedLine: (average: string, days: number) =>
      plural(days, {
        one: `Dashed line: ${average}, the average of the previous day`,
        other: `Dashed line: ${average}, the average of the previous # days`,
      }),
    /** Percents of reviews. */
    sentiment: (positive: string, neutral: string, negative: string) =>
      `${positive} positive, ${neutral} neutral, ${negative} negative`,
  },
}

export type AnalyticsTexts = typeof analytics
