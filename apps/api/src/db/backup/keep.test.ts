import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Dated, expired, type Keep, parseKeep } from '#db/backup/keep.ts'

const of = (...times: string[]): Dated[] => times.map((time) => ({ name: time, at: new Date(`${time}Z`) }))
const named = (backups: readonly Dated[]) => backups.map(({ name }) => name)
const kept = (backups: readonly Dated[], keep: Keep, good?: string) =>
  named(backups.filter((backup) => !expired(backups, keep, good).includes(backup)))

it.each([
  ['7d 4w 12m', { days: 7, weeks: 4, months: 12 }],
  ['  12m\t1d ', { days: 1, weeks: 0, months: 12 }],
  ...['', '7', '0d', 'd', '-1d', '7d 7d', '7y', '7d,4w', '1e3d', '99999d', '７d'].map(
    (text) => [text, undefined] as const,
  ),
] as const)('reads %j', (text, keep) => {
  expect(parseKeep(text)).toEqual(keep)
})

it('keeps the last backup of each day, week from Monday and month', () => {
  const backups = of(
    ...[
      '2026-09-30T23:59:59',
      '2026-10-31T02:00',
      '2026-11-01T02:00',
      '2026-11-15T02:00',
      '2026-11-16T02:00',
    ],
    ...['2026-11-22T02:00', '2026-11-23T02:00', '2026-11-24T02:00', '2026-11-24T14:00', '2026-11-25T02:00'],
  )
  expect(kept(backups, { days: 2, weeks: 0, months: 0 })).toEqual(['2026-11-24T14:00', '2026-11-25T02:00'])
  expect(kept(backups, { days: 0, weeks: 3, months: 0 })).toEqual([
    ...['2026-11-15T02:00', '2026-11-22T02:00', '2026-11-25T02:00'],
  ])
  expect(kept(backups, { days: 0, weeks: 0, months: 9 })).toEqual([
    ...['2026-09-30T23:59:59', '2026-10-31T02:00', '2026-11-25T02:00'],
  ])
})

it('keeps what is there when no backup has been made for long', () => {
  expect(expired(of('2019-01-01T02:00', '2019-01-02T02:00'), { days: 2, weeks: 0, months: 0 })).toEqual([])
})

it('keeps the one that is known to be good', () => {
  const backups = of('2026-01-01T02:00', '2026-01-02T02:00', '2026-01-03T02:00')
  const keep = { days: 1, weeks: 0, months: 0 }
  expect(kept(backups, keep, '2026-01-01T02:00')).toEqual(['2026-01-01T02:00', '2026-01-03T02:00'])
  expect(kept(backups, keep, 'elsewhere')).toEqual(['2026-01-03T02:00'])
})

const anyKeep = fc.record({ days: fc.nat(9), weeks: fc.nat(5), months: fc.nat(13) })
const anyBackups = fc
  .array(fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }), {
    minLength: 1,
    maxLength: 80,
  })
  .map((dates) => dates.map((at, index) => ({ name: String(index), at })))

it('never deletes the newest or a good one, and deletes the same whether it runs after each backup or at the end', () => {
  fc.assert(
    fc.property(anyBackups, anyKeep, fc.nat(80), (backups, keep, good) => {
      const gone = expired(backups, keep, String(good))
      const newest = Math.max(...backups.map(({ at }) => at.getTime()))
      expect(gone.some(({ name }) => name === String(good))).toBe(false)
      expect(gone.length).toBeLessThan(backups.length)
      expect(backups.some((backup) => backup.at.getTime() === newest && !gone.includes(backup))).toBe(true)
      // Day by day.
      let stored: Dated[] = []
      for (const backup of backups.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
        stored = [...stored, backup]
        const now = expired(stored, keep)
        stored = stored.filter((one) => !now.includes(one))
      }
      const atOnce = kept(backups, keep)
      expect(new Set(named(stored))).toEqual(new Set(atOnce))
    }),
  )
})
