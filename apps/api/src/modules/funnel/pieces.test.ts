import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodBefore } from '#lib/days.ts'
import { type ClosedPeriod, type Piece, piecesOf } from '#modules/funnel/pieces.ts'

const dayMs = 86_400_000
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
const start = Date.parse('2024-01-01')

/** Every day that the pieces cover, with how often it is added. */
function coverage(pieces: readonly Piece[]): Map<string, number> {
  const covered = new Map<string, number>()
  for (const { unit, from, to, sign } of pieces) {
    for (
      let at = Date.parse(from);
      iso(at) <= (unit === 'month' ? `${to.slice(0, 7)}-31` : to);
      at += dayMs
    ) {
      covered.set(iso(at), (covered.get(iso(at)) ?? 0) + sign)
    }
  }
  return covered
}

const periods = fc
  .record({
    from: fc.integer({ max: 900, min: 0 }),
    days: fc.integer({ max: 800, min: 1 }),
    today: fc.integer({ max: 900, min: 0 }),
  })
  .map(
    ({ from, days, today }): ClosedPeriod => ({
      from: iso(start + from * dayMs),
      to: iso(start + (from + days - 1) * dayMs),
      today: iso(start + today * dayMs),
    }),
  )

it('adds every day of the period once, and no other', () => {
  fc.assert(
    fc.property(periods, (period) => {
      const covered = [...coverage(piecesOf(period))].filter(([, times]) => times !== 0)
      expect(covered.every(([day, times]) => times === 1 && day >= period.from && day <= period.to)).toBe(
        true,
      )
      expect(covered).toHaveLength((Date.parse(period.to) - Date.parse(period.from)) / dayMs + 1)
    }),
  )
})

it('reads a year as months and at most half a month of days at either end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (shift) => {
      const from = start + shift * dayMs
      const period = { from: iso(from), to: iso(from + 364 * dayMs), today: iso(from + 364 * dayMs) }
      const days = piecesOf(period).filter(({ unit, to }) => unit === 'day' && to <= period.today)
      const read = days.reduce(
        (sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / dayMs + 1,
        0,
      )
      // The last month ends today, so it is taken whole.
      expect(read).toBeLessThanOrEqual(15)
    }),
  )
})

it('compares with as many days right before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  })
})
