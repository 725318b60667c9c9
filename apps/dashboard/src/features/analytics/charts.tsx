import type { Interval, Trends } from '@candour/schemas/analytics.ts'
import { ratings } from '@candour/schemas/limits.ts'
import { Bar, BarChart, CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { nameInterval, tickOf } from '#features/analytics/intervals.ts'
import { sentimentLegend } from '#features/analytics/sentiment-legend.tsx'

/** Looks that all charts share. Colours come from the theme, so that they follow it into the dark. */
const chart = {
  responsive: true,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  className: 'h-full w-full text-brand-graphic',
}
const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fill: 'var(--color-ink-faint)', fontSize: 12 },
}
const grid = <CartesianGrid vertical={false} stroke="var(--color-line)" />
const sentimentBars = sentimentLegend.map(({ sentiment, name, color }) => (
  <Bar
    key={sentiment}
    dataKey={sentiment}
    name={name}
    stackId="sentiment"
    fill={`var(${color})`}
    maxBarSize={36}
    isAnimationActive={false}
  />
))

interface ChartProps {
  trends: Trends
  label: string
}

/** Number of reviews over time. */
export function CountChart({ trends, label }: ChartProps) {
  return (
    <BarChart {...chart} data={pointsOf(trends)} aria-label={label}>
      {grid}
      <XAxis {...timeAxis(trends.interval)} />
      <YAxis {...axis} width={40} allowDecimals={false} tickFormatter={(value) => value.toLocaleString()} />
      <Tooltip {...tooltip(trends)} />
      <Bar
        dataKey="total"
        name="Reviews"
        fill="currentColor"
        radius={[3, 3, 0, 0]}
        maxBarSize={36}
        isAnimationActive={false}
      />
    </BarChart>
  )
}

/** More points than this would be one thick line of dots. */
const maxDots = 62

/** Average rating over time, above or below the dashed line of the period before. */
export function AverageChart({ trends, label }: ChartProps) {
  const before = trends.previous?.average
  return (
    <LineChart {...chart} data={pointsOf(trends)} aria-label={label}>
      {grid}
      <XAxis {...timeAxis(trends.interval)} padding={{ left: 12, right: 12 }} />
      <YAxis {...axis} width={40} domain={[1, 5]} ticks={[1, 2, 3, 4, 5]} />
      <Tooltip {...tooltip(trends)} />
      {before && <ReferenceLine y={before} stroke="var(--color-ink-faint)" strokeDasharray="4 4" />}
      <Line
        dataKey="average"
        name="Average rating"
        stroke="currentColor"
        strokeWidth={2}
        dot={trends.points.length <= maxDots ? { r: 3, fill: 'currentColor', strokeWidth: 0 } : false}
        activeDot={{ r: 5, fill: 'currentColor', strokeWidth: 0 }}
        connectNulls
        isAnimationActive={false}
      />
    </LineChart>
  )
}

/** Positive, neutral and negative reviews over time. */
export function SentimentChart({ trends, label }: ChartProps) {
  return (
    <BarChart {...chart} data={pointsOf(trends)} aria-label={label}>
      {grid}
      <XAxis {...timeAxis(trends.interval)} />
      <YAxis {...axis} width={40} allowDecimals={false} tickFormatter={(value) => value.toLocaleString()} />
      <Tooltip {...tooltip(trends)} />
      {sentimentBars}
    </BarChart>
  )
}

/** How the reviews of each rating sound, each rating's bar as long as the others. */
export function SentimentByRatingChart({ trends, label }: ChartProps) {
  const data = ratings.toReversed().map((rating) => ({
    name: rating === 1 ? '1 star' : `${rating} stars`,
    ...trends.sentimentByRating[rating],
  }))
  return (
    <BarChart {...chart} data={data} layout="vertical" stackOffset="expand" aria-label={label}>
      <XAxis {...axis} type="number" tickFormatter={(share) => `${Math.round(share * 100)}%`} />
      <YAxis {...axis} type="category" dataKey="name" width={56} />
      <Tooltip
        content={<Hint name={(label) => label} />}
        cursor={{ fill: 'var(--color-ink)', opacity: 0.05 }}
        isAnimationActive={false}
      />
      {sentimentBars}
    </BarChart>
  )
}

function pointsOf({ points }: Trends) {
  return points.map(({ day, total, average, sentiment }) => ({ day, total, average, ...sentiment }))
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

function tooltip(trends: Trends) {
  return {
    content: <Hint name={(day) => nameInterval({ day }, trends)} />,
    cursor: { fill: 'var(--color-ink)', stroke: 'var(--color-line-strong)', fillOpacity: 0.05 },
    // An interval without reviews has no average, and says so.
    filterNull: false,
    isAnimationActive: false,
  }
}

interface HintProps {
  name: (label: string) => string
  active?: boolean
  label?: string | number
  payload?: readonly { name?: unknown; value?: unknown; color?: string }[]
}

/** What the pointer or the arrow keys are at. */
function Hint({ name, active, label, payload = [] }: HintProps) {
  if (!active || label === undefined) return null
  return (
    <div className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm shadow-overlay">
      <p className="font-medium text-ink">{name(String(label))}</p>
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
    </div>
  )
}

function formatted(value: unknown): string {
  if (typeof value !== 'number') return '–'
  return Number.isInteger(value) ? value.toLocaleString() : value.toFixed(1)
}
