import type { Totals } from '@candour/schemas/analytics.ts'
import { expect, it } from 'vitest'
import { compareAverages, compareCounts, comparePositive } from '#features/analytics/comparison.ts'
import { summary } from '#test/fixtures.ts'

const totals = (changes: Partial<Totals>): Totals => ({ ...summary, ...changes })
const counts = (total: number) => totals({ total })
const averages = (average: number | null) => totals({ average })
const positives = (positive: number, total = 100) =>
  totals({ total, sentiment: { positive, neutral: 0, negative: total - positive } })

it.each([
  [112, 100, 'up', '12% more'],
  [50, 100, 'down', '50% fewer'],
  [100, 100, 'same', 'no change'],
  [10_001, 10_000, 'up', 'under 1% more'],
  [3, 0, 'up', 'none before'],
  [0, 3, 'down', '100% fewer'],
  [0, 0, 'same', 'no change'],
  [240, 10, 'up', '24 times as many'],
  [12_345_678, 1, 'up', 'over 100-fold'],
])('%i reviews after %i', (now, before, direction, text) => {
  expect(compareCounts(counts(now), counts(before))).toEqual({ direction, text })
})

it.each([
  [4.26, 4.06, { direction: 'up', text: '0.2 higher' }],
  [4.0, 4.55, { direction: 'down', text: '0.5 lower' }],
  [4.24, 4.16, { direction: 'same', text: 'the same' }],
  [4.2, null, undefined],
  [null, 4.2, undefined],
])('an average of %s after %s', (now, before, change) => {
  expect(compareAverages(averages(now), averages(before))).toEqual(change)
})

it.each([
  [positives(82), positives(79), { direction: 'up', text: '3 points higher' }],
  [positives(50), positives(51), { direction: 'down', text: '1 point lower' }],
  [positives(50), positives(5, 10), { direction: 'same', text: 'the same' }],
  [positives(50), positives(0, 0), undefined],
])('positive share', (now, before, change) => {
  expect(comparePositive(now, before)).toEqual(change)
})
