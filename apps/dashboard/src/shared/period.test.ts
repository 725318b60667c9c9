import { describe, expect, it } from 'vitest'
import { type PeriodChoice, readPeriod, toDays, writePeriod } from '#shared/period.ts'

const written = (choice: PeriodChoice, search = '') => {
  const params = new URLSearchParams(search)
  writePeriod(params, choice, '30d')
  return params.toString()
}

describe('in a URL', () => {
  it.each<PeriodChoice>([
    '7d',
    '30d',
    'all',
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-01-01' },
    { to: '2026-01-31' },
  ])('%j survives a round trip', (choice) => {
    expect(readPeriod(new URLSearchParams(written(choice)), '30d')).toEqual(choice)
  })

  it('is omitted when it is the default', () => {
    expect(written('30d', 'period=7d&interval=week')).toBe('interval=week')
  })

  it('replaces the previous one', () => {
    expect(written('7d', 'from=2026-01-01&to=2026-01-31')).toBe('period=7d')
    expect(written({ from: '2026-01-01' }, 'period=7d')).toBe('from=2026-01-01')
  })

  it.each(['', 'period=31d', 'period=toString', 'from=yesterday', 'from=2026-02-01&to=2026-01-01'])(
    'treats %j as absent',
    (search) => expect(readPeriod(new URLSearchParams(search), '90d')).toBe('90d'),
  )
})

describe('as days', () => {
  const newYear = new Date('2026-01-01T00:30:00Z')

  it("ends today in the company's time zone", () => {
    expect(toDays('7d', 'Europe/Berlin', newYear)).toEqual({ from: '2025-12-26' })
    expect(toDays('7d', 'America/New_York', newYear)).toEqual({ from: '2025-12-25' })
  })

  it('is unbounded for all time', () => expect(toDays('all', 'UTC')).toEqual({}))
})
