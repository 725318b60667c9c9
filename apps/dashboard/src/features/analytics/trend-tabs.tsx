import { formatDecimal, formatNumber, formatPercent } from '@candour/console/format.ts'
import type { Totals, Trends } from '@candour/schemas/analytics.ts'
import { Button } from '@candour/ui/button.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { PartBoundary } from '@candour/ui/page-failed.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@candour/ui/tabs.tsx'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useReviewsLink } from '#features/analytics/analytics-view.ts'
import {
  ChartFrame,
  type ChartFrameProps,
  chartHeight,
  pressedClass,
} from '#features/analytics/chart-frame.tsx'
import type { TrendsChartKind } from '#features/analytics/charts.tsx'
import {
  compareAverages,
  compareCounts,
  comparePositive,
  positiveShare,
} from '#features/analytics/comparison.ts'
import { lengthOf, partOf } from '#features/analytics/intervals.ts'
import { LazyTrendsChart } from '#features/analytics/lazy-charts.tsx'
import type { LegendItem } from '#features/analytics/legend.tsx'
import { sentimentLegend } from '#features/analytics/sentiment-legend.ts'
import {
  averageTable,
  countTable,
  describeAverages,
  describeCounts,
  describeSentiment,
  ratingTable,
  sentimentTable,
} from '#features/analytics/trend-table.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { Delta } from '#shared/delta.tsx'
import { texts } from '#shared/texts.ts'

interface View extends Pick<ChartFrameProps, 'title' | 'summary' | 'table' | 'legend'> {
  kind: TrendsChartKind
  /** Part of the download file names. */
  name: string
}

const percent = (share: number | undefined) => (share === undefined ? '–' : formatPercent(share))

const metrics = [
  {
    id: 'reviews',
    value: ({ total }: Totals) => formatNumber(total),
    compare: compareCounts,
  },
  {
    id: 'average',
    value: ({ average }: Totals) => (average === null ? '–' : formatDecimal(average)),
    compare: compareAverages,
  },
  {
    id: 'sentiment',
    value: (totals: Totals) => percent(positiveShare(totals)),
    compare: comparePositive,
  },
] as const

/** A period's key metrics as tabs, each with its chart. */
export function TrendTabs({ trends, slug }: { trends: Trends; slug: string }) {
  const { totals, previous } = trends
  return (
    <Tabs defaultValue="reviews">
      <TabsList aria-label={texts.analytics.trends.measure}>
        {metrics.map(({ id, value, compare }) => {
          const change = previous ? compare(totals, previous) : undefined
          return (
            <Tab key={id} value={id} className="min-w-0">
              <span className="-mx-0.5 block h-25 whitespace-normal py-2.5 text-left sm:mx-0 sm:h-22 sm:px-1">
                <span className="block text-ink-muted text-xs leading-tight sm:text-sm">
                  {texts.analytics.trends.measures[id]}
                </span>
                <span className="block text-ink text-lg tabular-nums">{value(totals)}</span>
                {change && <Delta change={change} />}
              </span>
            </Tab>
          )
        })}
      </TabsList>
      <p className="mt-2 h-4 text-ink-faint text-xs">
        {previous && texts.analytics.trends.compared(lengthOf(trends))}
      </p>
      <TabPanel value="reviews">
        <TrendChart
          trends={trends}
          slug={slug}
          view={{
            kind: 'count',
            name: 'reviews',
            title: texts.analytics.charts.titles.reviews,
            summary: describeCounts(trends),
            table: countTable(trends),
            legend: partLegend(trends, 'hatched'),
          }}
        />
      </TabPanel>
      <TabPanel value="average">
        <TrendChart
          trends={trends}
          slug={slug}
          view={{
            kind: 'average',
            name: 'average-rating',
            title: texts.analytics.charts.titles.average,
            summary: describeAverages(trends),
            table: averageTable(trends),
            legend: averageLegend(trends),
          }}
        />
      </TabPanel>
      <TabPanel value="sentiment">
        <SentimentViews trends={trends} slug={slug} />
      </TabPanel>
    </Tabs>
  )
}

/** Legend entries for partial intervals that have reviews. */
function partLegend(trends: Trends, mark: LegendItem['mark'], color?: LegendItem['color']): LegendItem[] {
  const parts = trends.points.flatMap((point) => (point.total > 0 ? (partOf(point, trends) ?? []) : []))
  return [...new Set(parts)].map((name) => ({ name, mark, color }))
}

function averageLegend(trends: Trends): LegendItem[] {
  const before = trends.previous?.average
  return [
    { name: texts.analytics.charts.columns.average },
    ...partLegend(trends, 'hollow'),
    ...(before
      ? [
          {
            name: texts.analytics.charts.previousAverage(lengthOf(trends), formatDecimal(before)),
            color: '--color-ink-faint',
            mark: 'dashed',
          } as const,
        ]
      : []),
  ]
}

function SentimentViews({ trends, slug }: { trends: Trends; slug: string }) {
  const [byRating, setByRating] = useState(false)
  const summary = describeSentiment(trends.totals)
  const view: View = byRating
    ? {
        kind: 'sentiment-by-rating',
        name: 'sentiment-by-rating',
        title: texts.analytics.charts.titles.sentimentByRating,
        summary,
        table: ratingTable(trends),
        legend: sentimentLegend(),
      }
    : {
        kind: 'sentiment',
        name: 'sentiment',
        title: texts.analytics.charts.titles.sentiment,
        summary,
        table: sentimentTable(trends),
        legend: [...sentimentLegend(), ...partLegend(trends, 'hatched', '--color-ink-muted')],
      }
  return (
    <>
      <TrendChart
        trends={trends}
        slug={slug}
        view={view}
        action={
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={byRating}
            className={`ml-auto ${pressedClass}`}
            onClick={() => setByRating(!byRating)}
          >
            {texts.analytics.trends.byRating}
          </Button>
        }
      />
      <Mismatches trends={trends} />
    </>
  )
}

/** Number of reviews whose words and stars clearly disagree. */
function Mismatches({ trends: { from, to, totals } }: { trends: Trends }) {
  const linkTo = useReviewsLink()
  const count = totals.mismatches
  if (count === 0) return null
  return (
    <CompanyLink
      to={linkTo({ mismatch: true, period: { from, to } })}
      className="mt-3 block text-ink-muted text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {texts.analytics.trends.mismatches(count)}
    </CompanyLink>
  )
}

interface TrendChartProps {
  trends: Trends
  slug: string
  view: View
  action?: ReactNode
}

function TrendChart({ trends, slug, view, action }: TrendChartProps) {
  const { from, to, totals } = trends
  if (totals.total === 0) {
    return (
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={texts.analytics.trends.noReviews}
        className={`${chartHeight} justify-center`}
      />
    )
  }
  const { kind, name, ...frame } = view
  return (
    <ChartFrame {...frame} action={action} fileName={`${slug}-${name}-${from}-${to}`}>
      <PartBoundary>
        <LazyTrendsChart
          key={kind}
          kind={kind}
          trends={trends}
          label={texts.analytics.charts.label(frame.title, frame.summary)}
        />
      </PartBoundary>
    </ChartFrame>
  )
}
