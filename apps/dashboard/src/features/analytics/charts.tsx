import { formatDecimal, formatNumber, formatPercent } from '@candour/console/format.ts'
import type { Interval, Trends } from '@candour/schemas/analytics.ts'
import { ratings } from '@candour/schemas/limits.ts'
import type { Sentiment } from '@candour/schemas/reviews.ts'
import { type MouseEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  Line,
  LineChart,
  Rectangle,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useReviewsLink } from '#features/analytics/analytics-view.ts'
import { daysOf, lengthOf, nameInterval, partOf, tickOf } from '#features/analytics/intervals.ts'
import { sentimentLegend } from '#features/analytics/sentiment-legend.ts'
import { useCompanyTo } from '#shared/company-link.tsx'
import type { Filters } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

/** Props shared by all charts. Colors are theme variables so that charts follow dark mode. */
const chart = {
  responsive: true,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  className: 'h-full w-full text-brand-graphic [&_.recharts-bar-rectangle]:cursor-pointer',
}
const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fill: 'var(--color-ink-faint)', fontSize: 12 },
}
const grid = <CartesianGrid vertical={false} stroke="var(--color-line)" />

export type TrendsChartKind = 'count' | 'average' | 'sentiment' | 'sentiment-by-rating'

interface ChartProps {
  trends: Trends
  label: string
}

/** Renders one of the trends charts. Its marks open the matching reviews; the table offers the same as links. */
export function TrendsChart({ kind, ...props }: ChartProps & { kind: TrendsChartKind }) {
  const Chart = charts[kind]
  return <Chart {...props} />
}

const charts = {
  count: CountChart,
  average: AverageChart,
  sentiment: SentimentChart,
  'sentiment-by-rating': SentimentByRatingChart,
}

/** Number of reviews over time. */
function CountChart({ trends, label }: ChartProps) {
  const hatch = useId()
  const open = useOpenReviews()
  return (
    <BarChart {...chart} data={pointsOf(trends)} aria-label={label}>
      <Hatch id={hatch} color="currentColor" />
      {grid}
      <XAxis {...timeAxis(trends.interval)} />
      <YAxis {...axis} width={40} allowDecimals={false} tickFormatter={formatNumber} />
      <Tooltip {...tooltip(trends)} />
      <Bar
        dataKey="total"
        name={texts.analytics.charts.columns.reviews}
        fill="currentColor"
        radius={[3, 3, 0, 0]}
        maxBarSize={36}
        isAnimationActive={false}
        shape={(bar: BarShapeProps) => <PointBar {...bar} hatch={hatch} />}
        // Makes the full column height clickable, however short the bar.
        background={{ fill: 'transparent' }}
        onClick={({ payload }, _, event) =>
          payload.total > 0 && open({ period: daysOf(payload, trends) }, event)
        }
      />
    </BarChart>
  )
}

/** With more points than this, dots would merge into a thick line. */
const maxDots = 62

/** Average rating over time, with the previous period's average as a dashed line. */
function AverageChart({ trends, label }: ChartProps) {
  const open = useOpenReviews()
  const before = trends.previous?.average
  const points = pointsOf(trends)
  const hasNone = (index: number) => (points[index]?.average ?? null) === null

  const dot = ({ cx, cy, index }: { cx?: number; cy?: number; index: number }) => {
    const point = points[index]
    if (!point || hasNone(index)) return null
    // A point between two gaps has no line segment, so only its dot makes it visible.
    const shown = points.length <= maxDots || (hasNone(index - 1) && hasNone(index + 1))
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the table offers keyboard-accessible links
      <g className="cursor-pointer" onClick={(event) => open({ period: daysOf(point, trends) }, event)}>
        <circle cx={cx} cy={cy} r={12} fill="transparent" />
        {point.part === undefined ? (
          shown && <circle cx={cx} cy={cy} r={3} fill="currentColor" />
        ) : (
          <circle
            cx={cx}
            cy={cy}
            r={4}
            fill="var(--color-surface-raised)"
            stroke="currentColor"
            strokeWidth={2}
          />
        )}
      </g>
    )
  }

  return (
    <LineChart {...chart} data={points} aria-label={label}>
      {grid}
      <XAxis {...timeAxis(trends.interval)} padding={{ left: 12, right: 12 }} />
      <YAxis {...axis} width={40} domain={[1, 5]} ticks={[1, 2, 3, 4, 5]} />
      <Tooltip
        {...tooltip(
          trends,
          before ? { name: texts.analytics.charts.previous(lengthOf(trends)), value: before } : undefined,
        )}
      />
      {before && <ReferenceLine y={before} stroke="var(--color-ink-faint)" strokeDasharray="4 4" />}
      <Line
        dataKey="average"
        name={texts.analytics.charts.columns.average}
        stroke="currentColor"
        strokeWidth={2}
        dot={dot}
        activeDot={{ r: 5, fill: 'currentColor', strokeWidth: 0, pointerEvents: 'none' }}
        isAnimationActive={false}
      />
    </LineChart>
  )
}

/** Positive, neutral and negative reviews over time. */
function SentimentChart({ trends, label }: ChartProps) {
  const open = useOpenReviews()
  return (
    <BarChart {...chart} data={pointsOf(trends)} aria-label={label}>
      {grid}
      <XAxis {...timeAxis(trends.interval)} />
      <YAxis {...axis} width={40} allowDecimals={false} tickFormatter={formatNumber} />
      <Tooltip {...tooltip(trends)} />
      {useSentimentBars(({ payload }, sentiment, event) =>
        open({ period: daysOf(payload, trends), sentiment: [sentiment] }, event),
      )}
    </BarChart>
  )
}

/** Share of each sentiment per rating, as bars normalized to 100%. */
function SentimentByRatingChart({ trends, label }: ChartProps) {
  const open = useOpenReviews()
  const { from, to } = trends
  const data = ratings.toReversed().map((rating) => ({
    rating,
    name: texts.analytics.charts.stars(rating),
    ...trends.sentimentByRating[rating],
  }))
  return (
    <BarChart {...chart} data={data} layout="vertical" stackOffset="expand" aria-label={label}>
      <XAxis {...axis} type="number" tickFormatter={formatPercent} />
      <YAxis {...axis} type="category" dataKey="name" width={widthFor(data.map(({ name }) => name))} />
      <Tooltip
        content={<Hint name={(label) => label} />}
        cursor={{ fill: 'var(--color-ink)', opacity: 0.05 }}
        isAnimationActive={false}
      />
      {useSentimentBars(({ payload }, sentiment, event) =>
        open({ period: { from, to }, rating: [payload.rating], sentiment: [sentiment] }, event),
      )}
    </BarChart>
  )
}

/** Returns the width of an axis in pixels, with room for its longest label. */
const widthFor = (labels: readonly string[]) =>
  Math.max(56, 10 + 6.5 * Math.max(...labels.map(({ length }) => length)))

type Marked = Pick<BarShapeProps, 'payload'>

/** Stacked bars, one per sentiment; bars of partial intervals are hatched. */
function useSentimentBars(onOpen: (bar: Marked, sentiment: Sentiment, event: MouseEvent) => void) {
  const hatch = useId()
  return sentimentLegend().map(({ sentiment, name, color }) => [
    <Hatch key={`${sentiment} hatch`} id={`${hatch}${sentiment}`} color={`var(${color})`} />,
    <Bar
      key={sentiment}
      dataKey={sentiment}
      name={name}
      stackId="sentiment"
      fill={`var(${color})`}
      maxBarSize={36}
      isAnimationActive={false}
      shape={(bar: BarShapeProps) => <PointBar {...bar} hatch={`${hatch}${sentiment}`} />}
      onClick={(bar, _, event) => onOpen(bar, sentiment, event)}
    />,
  ])
}

function PointBar({ hatch, ...bar }: BarShapeProps & { hatch: string }) {
  if (bar.payload.part === undefined) return <Rectangle {...bar} />
  return <Rectangle {...bar} fill={`url(#${hatch})`} stroke={bar.fill} />
}

function Hatch({ id, color }: { id: string; color: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="5" fill={color} />
      </pattern>
    </defs>
  )
}

/** Returns a click handler that opens the list of a mark's reviews. */
function useOpenReviews() {
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const linkTo = useReviewsLink()
  const touched = useRef('')
  return (filters: Partial<Filters>, { nativeEvent }: MouseEvent) => {
    const link = linkTo(filters)
    // Touch has no hover: the first tap shows the tooltip, the second opens the list.
    const first = touched.current !== link.search
    touched.current = link.search
    if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' && first) return
    navigate(companyTo(link))
  }
}

function pointsOf(trends: Trends) {
  return trends.points.map((point) => {
    const { day, total, average, sentiment } = point
    return { day, total, average, ...sentiment, part: partOf(point, trends) }
  })
}

function timeAxis(interval: Interval) {
  return {
    ...axis,
    dataKey: 'day',
    minTickGap: 28,
    tickMargin: 8,
    tickFormatter: (day: string) => tickOf(day, interval),
  }
}

function tooltip(trends: Trends, reference?: HintProps['reference']) {
  return {
    content: (
      <Hint
        name={(day) => nameInterval({ day }, trends)}
        note={(day) => partOf({ day }, trends)}
        reference={reference}
      />
    ),
    cursor: { fill: 'var(--color-ink)', stroke: 'var(--color-line-strong)', fillOpacity: 0.05 },
    // Keep the tooltip for intervals without reviews, whose average is null.
    filterNull: false,
    isAnimationActive: false,
  }
}

interface HintProps {
  name: (label: string) => string
  note?: (label: string) => string | undefined
  /** A constant value to compare with. */
  reference?: { name: string; value: number } | undefined
  active?: boolean
  label?: string | number
  payload?: readonly { name?: unknown; value?: unknown; color?: string }[]
}

/** Tooltip for the point under the pointer or selected with the arrow keys. */
function Hint({ name, note, reference, active, label, payload = [] }: HintProps) {
  if (!active || label === undefined) return null
  const part = note?.(String(label))
  return (
    <div className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm shadow-overlay">
      <p className="font-medium text-ink">{name(String(label))}</p>
      {part && <p className="text-ink-muted text-xs">{part}</p>}
      {payload.map((entry) => (
        <p key={String(entry.name)} className="mt-0.5 flex items-center gap-2 text-ink-muted tabular-nums">
          <span
            aria-hidden="true"
            className="size-2 rounded-full text-brand-graphic"
            style={{ background: entry.color }}
          />
          {String(entry.name)}
          <span className="ml-auto pl-4 text-ink">{formatted(entry.value)}</span>
        </p>
      ))}
      {reference && (
        <p className="mt-0.5 flex items-center gap-2 text-ink-muted tabular-nums">
          <span aria-hidden="true" className="w-2 border-ink-faint border-t-2 border-dotted" />
          {reference.name}
          <span className="ml-auto pl-4 text-ink">{formatDecimal(reference.value)}</span>
        </p>
      )}
    </div>
  )
}

function formatted(value: unknown): string {
  if (typeof value !== 'number') return '–'
  return Number.isInteger(value) ? formatNumber(value) : formatDecimal(value)
}
