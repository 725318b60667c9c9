import { formatDecimal, formatNumber, formatPercent } from '@candour/console/format.ts'
import type { SentimentCounts, Totals, TrendPoint, Trends } from '@candour/schemas/analytics.ts'
import { ratings } from '@candour/schemas/limits.ts'
import { daysOf, lengthOf, nameInterval, nameRow } from '#features/analytics/intervals.ts'
import type { Filters } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

/** A chart's data as a table, for the table view, screen readers and the CSV download. */
export interface ChartTable {
  columns: readonly [string, ...string[]]
  rows: readonly {
    /** First cell: `name` on screen, `key` in the CSV. */
    name: string
    key: string
    cells: readonly (number | null)[]
    /** Selects the row's reviews. */
    filters: Partial<Filters>
  }[]
  /** Additional filters per cell, where cells count only some of the row's reviews. */
  cellFilters?: readonly Partial<Filters>[]
  decimals: 0 | 1
}

/** Builds one row per interval with the cells that `read` returns. */
function overTime(
  trends: Trends,
  columns: readonly string[],
  read: (point: TrendPoint) => ChartTable['rows'][number]['cells'],
): Pick<ChartTable, 'columns' | 'rows'> {
  return {
    columns: [texts.analytics.charts.columns.interval[trends.interval], ...columns],
    rows: trends.points.map((point) => ({
      name: nameRow(point, trends),
      key: point.day,
      cells: read(point),
      filters: { period: daysOf(point, trends) },
    })),
  }
}

const sentimentCells = ({ positive, neutral, negative }: SentimentCounts) => [positive, neutral, negative]

function sentimentColumns(): string[] {
  const { positive, neutral, negative } = texts.frame.sentiment
  return [positive, neutral, negative]
}

const sentimentFilters = [
  { sentiment: ['positive'] },
  { sentiment: ['neutral'] },
  { sentiment: ['negative'] },
] as const

export const countTable = (trends: Trends): ChartTable => ({
  ...overTime(trends, [texts.analytics.charts.columns.reviews], ({ total }) => [total]),
  decimals: 0,
})

export const averageTable = (trends: Trends): ChartTable => ({
  ...overTime(trends, [texts.analytics.charts.columns.average], ({ average }) => [average]),
  decimals: 1,
})

export const sentimentTable = (trends: Trends): ChartTable => ({
  ...overTime(trends, sentimentColumns(), ({ sentiment }) => sentimentCells(sentiment)),
  cellFilters: sentimentFilters,
  decimals: 0,
})

export const ratingTable = ({ sentimentByRating, from, to }: Trends): ChartTable => ({
  columns: [texts.analytics.charts.columns.rating, ...sentimentColumns()],
  rows: ratings.toReversed().map((rating) => ({
    name: texts.analytics.charts.stars(rating),
    key: String(rating),
    cells: sentimentCells(sentimentByRating[rating]),
    filters: { period: { from, to }, rating: [rating] },
  })),
  cellFilters: sentimentFilters,
  decimals: 0,
})

/** Serializes the table as CSV (RFC 4180), with the byte order mark that Excel needs to detect UTF-8. */
export function toCsv({ columns, rows }: ChartTable): string {
  const lines = [columns, ...rows.map(({ key, cells }) => [key, ...cells.map((cell) => cell ?? '')])]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** Summarizes the count chart in a sentence. */
export function describeCounts(trends: Trends): string {
  const busiest = trends.points.reduce((most, point) => (point.total > most.total ? point : most))
  const say = texts.analytics.summary.most[trends.interval]
  return say(formatNumber(busiest.total), nameInterval(busiest, trends))
}

export function describeAverages(trends: Trends): string {
  const rated = trends.points.flatMap(({ day, average }) => (average === null ? [] : [{ day, average }]))
  const [first] = rated
  if (!first) return ''
  const best = rated.reduce((high, point) => (point.average > high.average ? point : high), first)
  const worst = rated.reduce((low, point) => (point.average < low.average ? point : low), first)
  const { summary } = texts.analytics
  const of = (say: typeof summary.lowest, point: typeof first) =>
    say(formatDecimal(point.average), nameInterval(point, trends))
  const before = trends.previous?.average
  return summary.sentences([
    of(summary.best[trends.interval], best),
    ...(best === worst ? [] : [of(summary.lowest, worst)]),
    ...(before ? [summary.dashedLine(formatDecimal(before), lengthOf(trends))] : []),
  ])
}

export function describeSentiment({ total, sentiment }: Totals): string {
  const share = (count: number) => formatPercent(count / total)
  return texts.analytics.summary.sentiment(
    share(sentiment.positive),
    share(sentiment.neutral),
    share(sentiment.negative),
  )
}
