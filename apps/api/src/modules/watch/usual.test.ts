import { expect, it } from 'vitest'
import { randomFrom } from '#lib/random.ts'
import { type Learnt, nothingLearnt, peakOf, rateOf } from '#modules/watch/rhythm.ts'
import { cellsOf, emptyDay, sum } from '#modules/watch/time.ts'
import { silentBefore, type Usual, withCode } from '#modules/watch/usual.ts'
import { learnDay, limitsOf, silenceAfter } from '#modules/watch/watched.ts'

const dayAt = (day: number) => new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10)

it('reads the codes that were last scanned before the location had as many scans as one may be silent for', () => {
  const scans = emptyDay().map((_, hour) => (hour >= 8 && hour < 18 ? 10 : 0))
  const location = {
    scans,
    rate: 110,
    highestRate: 10,
    silentFrom: 0.35,
    silentTodayFrom: 0.15,
    floodedFrom: 40,
  }
  const before = (given: object) => silentBefore({ ...location, ...given }, '2026-01-05')
  // From 14 o'clock on there were 40 of the 100 that others usually have, and from 15 on 30.
  expect(before({})).toBe('2026-01-05T14:00:00.000Z')
  expect(before({ silentFrom: 0.4 })).toBe('2026-01-05T14:00:00.000Z')
  expect(before({ silentFrom: 0.41 })).toBe('2026-01-05T13:00:00.000Z')
  expect(before({ silentFrom: 9 })).toBe('2026-01-05T00:00:00.000Z')
  expect(before({ silentFrom: 9, silentTodayFrom: 1.01 })).toBeNull()
  expect(before({ silentFrom: null, silentTodayFrom: null })).toBeNull()
})

it('excludes no code that is silent', () => {
  const random = randomFrom(43)
  let [silent, excluded] = [0, 0]
  for (let round = 0; round < 12; round += 1) {
    const codes = Array.from({ length: 2 + Math.floor(random() ** 2 * 30) }, (_, at) => ({
      at,
      // Some are used in the mornings, or on some weekdays.
      rate: 0.05 + random() ** 2 * 3,
      from: random() < 0.3 ? 14 : 8,
      free: random() < 0.2 ? Math.floor(random() * 7) : -1,
      removed: random() < 0.5 ? 30 + random() * 5 : Number.POSITIVE_INFINITY,
      learnt: nothingLearnt() as Learnt,
      lastScan: '',
    }))
    for (let day = 0; day < 36; day += 1) {
      const cells = cellsOf(dayAt(day), 'Europe/Berlin')
      const until = day < 30 ? 24 : 8 + Math.floor(random() * 16)
      const busy = random() < 0.1 ? 0 : 0.5 + random()
      const hours = codes.map(({ rate, from, free, removed }) =>
        emptyDay().map((_, hour) => {
          const open =
            hour >= from &&
            hour < 20 &&
            hour < until &&
            day + hour / 24 < removed &&
            cells[hour]?.weekday !== free
          return open ? Math.floor(random() * (1 + rate * busy)) : 0
        }),
      )
      const scans = emptyDay().map((_, hour) => sum(hours.map((own) => own[hour] ?? 0)))
      const rate = sum(codes.map(({ learnt }) => rateOf(learnt)))
      let usual: Usual | undefined
      const limits = codes.map((code) => limitsOf(code.learnt, rate))
      for (const { at, learnt } of codes) {
        const code = { id: String(at), locationId: '', notice: null, peak: peakOf(learnt), seen: 0 }
        usual = withCode(usual, { ...code, learnt, limits: limits[at] })
      }
      const before = usual && silentBefore({ ...usual, scans }, dayAt(day))
      for (const code of codes) {
        const own = hours[code.at] ?? emptyDay()
        const last = own.findLastIndex((count) => count > 0)
        if (last >= 0)
          code.lastScan = new Date(Date.parse(dayAt(day)) + (last + 0.9) * 3_600_000).toISOString()
        const span = { own, group: { scans, rate }, cells }
        const isRead = before != null && code.lastScan < before
        const isSilent =
          silenceAfter(code.learnt, span) >= (limits[code.at]?.silence ?? Number.POSITIVE_INFINITY)
        if (isSilent)
          expect(isRead, `${code.at} on day ${day}, since ${code.lastScan}, before ${before}`).toBe(true)
        if (isSilent) silent += 1
        else if (!isRead && day >= 15) excluded += 1
        code.learnt = learnDay(code.learnt, span)
      }
    }
  }
  expect(silent).toBeGreaterThan(20)
  // Most codes are not read.
  expect(excluded).toBeGreaterThan(1_000)
})
