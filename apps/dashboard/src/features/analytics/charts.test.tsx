import type { Trends } from '@candour/schemas/analytics.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { TrendsChart, type TrendsChartKind } from '#features/analytics/charts.tsx'
import { addDays, todayIn } from '#shared/period.ts'
import { trends } from '#test/fixtures.ts'

beforeEach(() => {
  // Charts render nothing until they have a size, and jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300))
})

async function drawChart(kind: TrendsChartKind, given: Trends = trends) {
  const { container } = render(
    <MemoryRouter>
      <TrendsChart kind={kind} trends={given} label="The chart" />
      <Address />
    </MemoryRouter>,
  )
  return within(container).findByRole('application')
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Renders a chart; returns a function that reads an attribute of all matching marks. */
async function draw(kind: TrendsChartKind, given?: Trends) {
  const chart = await drawChart(kind, given)
  return (selector: string, attribute: string) =>
    Array.from(chart.querySelectorAll(selector), (mark) => mark.getAttribute(attribute) ?? '')
}

/** Trends whose last interval is today, still in progress. */
function untilToday(): Trends {
  const today = todayIn(trends.timeZone)
  const points = trends.points.map((point, n) => ({ ...point, day: addDays(today, n - 2) }))
  return { ...trends, points, from: addDays(today, -2), to: today }
}

it('leaves a gap in the line for an interval without reviews', async () => {
  const marks = await draw('average')
  const [line = ''] = marks('path.recharts-line-curve', 'd')
  expect(line.match(/M/g)).toHaveLength(2)
  expect(line).not.toMatch(/[LC]/)
})

it("draws the previous period's average, if any, as a dashed line", async () => {
  const marks = await draw('average')
  expect(marks('.recharts-reference-line line', 'stroke-dasharray')).toEqual(['4 4'])
  const alone = await draw('average', { ...trends, previous: null })
  expect(alone('.recharts-reference-line line', 'stroke-dasharray')).toEqual([])
})

it.each([
  ['count', 2],
  ['sentiment', 2],
] as const)('hatches the bars of an interval in progress: %s', async (kind, bars) => {
  const marks = await draw(kind, untilToday())
  const fills = marks('.recharts-bar-rectangle path', 'fill')
  expect(fills).toHaveLength(bars)
  expect(fills.map((fill) => fill.startsWith('url(#'))).toEqual([false, true])
  expect((await draw(kind))('.recharts-bar-rectangle path', 'fill').join()).not.toContain('url')
})

it('draws the average of an interval in progress as a hollow dot', async () => {
  const marks = await draw('average', untilToday())
  const dots = marks('.recharts-line-dots circle[r="4"], .recharts-line-dots circle[r="3"]', 'fill')
  expect(dots).toEqual(['currentColor', 'var(--color-surface-raised)'])
})

const firstDay = 'from=2026-02-27&to=2026-02-27'
const bar = '.recharts-bar-rectangle path'

it.each([
  ['count', bar, firstDay],
  ['average', '.recharts-line-dots circle', firstDay],
  ['sentiment', bar, `sentiment=positive&${firstDay}`],
  ['sentiment-by-rating', bar, 'rating=5&sentiment=positive&from=2026-02-27&to=2026-03-01'],
] as const)('opens the reviews of a mark: %s', async (kind, selector, query) => {
  const mark = (await drawChart(kind)).querySelector(selector)
  if (mark) fireEvent.click(mark)
  expect(screen.getByRole('status').textContent).toBe(`/dashboard/reviews?${query}`)
})

it('opens the reviews of a mark at the second touch: the first shows its numbers', async () => {
  const mark = (await drawChart('count')).querySelector(bar)
  const touch = () =>
    mark && fireEvent(mark, new PointerEvent('click', { pointerType: 'touch', bubbles: true }))
  touch()
  expect(screen.getByRole('status').textContent).toBe('/')
  touch()
  expect(screen.getByRole('status').textContent).toBe(`/dashboard/reviews?${firstDay}`)
})
