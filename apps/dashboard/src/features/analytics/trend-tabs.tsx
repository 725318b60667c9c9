import type { Totals, Trends } from '@candour/schemas/analytics.ts'
import { Button } from '@candour/ui/button.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@candour/ui/tabs.tsx'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ComponentType, lazy, useState } from 'react'
import {
  ChartFrame,
  type ChartFrameProps,
  chartHeight,
  pressedClass,
} from '#features/analytics/chart-frame.tsx'
import {
  compareAverages,
  compareCounts,
  comparePositive,
  positiveShare,
} from '#features/analytics/comparison.ts'
import { Delta } from '#features/analytics/delta.tsx'
import { SentimentLegend, sentimentLegend } from '#features/analytics/sentiment-legend.tsx'
import {
  averageTable,
  countTable,
  describeAverages,
  describeCounts,
  describeSentiment,
  ratingTable,
  sentimentTable,
} from '#features/analytics/trend-table.ts'
import { daysBetween } from '#features/reviews/period.ts'

// One chunk, fetched when the first chart is drawn.
const charts = () => import('#features/analytics/charts.tsx')
const CountChart = lazy(async () => ({ default: (await charts()).CountChart }))
const AverageChart = lazy(async () => ({ default: (await charts()).AverageChart }))
const SentimentChart = lazy(async () => ({ default: (await charts()).SentimentChart }))
const SentimentByRatingChart = lazy(async () => ({ default: (await charts()).SentimentByRatingChart }))

interface View extends Pick<ChartFrameProps, 'title' | 'summary' | 'table' | 'legend'> {
  /** Part of the files' names. */
  name: string
  Chart: ComponentType<{ trends: Trends; label: string }>
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${Math.round(share * 100)}%`)

const metrics = [
  {
    id: 'reviews',
    label: 'Reviews',
    value: ({ total }: Totals) => total.toLocaleString(),
    compare: compareCounts,
  },
  {
    id: 'average',
    label: 'Average rating',
    value: ({ average }: Totals) => average?.toFixed(1) ?? '–',
    compare: compareAverages,
  },
  {
    id: 'sentiment',
    label: 'Positive',
    value: (totals: Totals) => percent(positiveShare(totals)),
    compare: comparePositive,
  },
]

/** Three numbers of a period, each the tab of its chart. */
export function TrendTabs({ trends, slug }: { trends: Trends; slug: string }) {
  const { totals, previous } = trends
  return (
    <Tabs defaultValue="reviews">
      <TabsList aria-label="Measure">
        {metrics.map(({ id, label, value, compare }) => {
          const change = previous ? compare(totals, previous) : undefined
          return (
            <Tab key={id} value={id} className="min-w-0">
              <span className="-mx-2 block h-25 whitespace-normal py-2.5 text-left sm:mx-0 sm:h-22 sm:px-1">
                <span className="block truncate text-ink-muted text-xs sm:text-sm">{label}</span>
                <span className="block text-ink text-lg tabular-nums">{value(totals)}</span>
                {change && <Delta change={change} />}
              </span>
            </Tab>
          )
        })}
      </TabsList>
      <p className="mt-2 h-4 text-ink-faint text-xs">{previous && comparedWith(trends)}</p>
      <TabPanel value="reviews">
        <TrendChart
          trends={trends}
          slug={slug}
          view={{
            name: 'reviews',
            title: 'Reviews over time',
            summary: describeCounts(trends),
            table: countTable(trends),
            Chart: CountChart,
          }}
        />
      </TabPanel>
      <TabPanel value="average">
        <TrendChart
          trends={trends}
          slug={slug}
          view={{
            name: 'average-rating',
            title: 'Average rating over time',
            summary: describeAverages(trends),
            table: averageTable(trends),
            Chart: AverageChart,
          }}
        />
      </TabPanel>
      <TabPanel value="sentiment">
        <SentimentViews trends={trends} slug={slug} />
      </TabPanel>
    </Tabs>
  )
}

function comparedWith({ from, to }: Trends): string {
  const days = daysBetween(from, to)
  return days === 1
    ? 'Compared with the day before'
    : `Compared with the ${days.toLocaleString()} days before`
}

function SentimentViews({ trends, slug }: { trends: Trends; slug: string }) {
  const [byRating, setByRating] = useState(false)
  const summary = describeSentiment(trends.totals)
  const view: View = byRating
    ? {
        name: 'sentiment-by-rating',
        title: 'Sentiment by rating',
        summary,
        table: ratingTable(trends),
        legend: sentimentLegend,
        Chart: SentimentByRatingChart,
      }
    : {
        name: 'sentiment',
        title: 'Sentiment over time',
        summary,
        table: sentimentTable(trends),
        legend: sentimentLegend,
        Chart: SentimentChart,
      }
  return (
    <>
      <div className="-mt-2 mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <SentimentLegend />
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={byRating}
          className={pressedClass}
          onClick={() => setByRating(!byRating)}
        >
          By rating
        </Button>
      </div>
      <TrendChart key={view.name} trends={trends} slug={slug} view={view} />
    </>
  )
}

function TrendChart({ trends, slug, view }: { trends: Trends; slug: string; view: View }) {
  const { from, to, totals } = trends
  if (totals.total === 0) {
    return (
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title="No reviews in this period"
        className={`${chartHeight} justify-center`}
      />
    )
  }
  const { Chart, name, ...frame } = view
  return (
    <ChartFrame {...frame} fileName={`${slug}-${name}-${from}-${to}`}>
      <Chart trends={trends} label={`${frame.title}. ${frame.summary}`} />
    </ChartFrame>
  )
}
