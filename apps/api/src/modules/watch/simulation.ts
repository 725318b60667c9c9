import { floodedFrom } from '#modules/watch/judge.ts'
import { type Cell, type Group, type Learnt, nothingLearnt, rateOf } from '#modules/watch/rhythm.ts'
import { emptyDay, sum } from '#modules/watch/time.ts'
import { expectedIn, learnDay, limitsOf, type Span, silenceAfter } from '#modules/watch/watched.ts'

/**
 * A year of a company with 1,000 codes, made from a seed. Nothing of it comes from the watch: places open, close and are
 * slow by themselves, and each code has a rhythm that drifts.
 */
interface Place {
  /** Factor of each hour of the year; zero while closed. */
  busy: Float32Array
  codes: number[]
}

interface Code {
  place: number
  /** Scans on a usual day on which the place is open. */
  rate: number
  /** Factor by weekday and hour. */
  rhythm: (cell: Cell) => number
  /** Hour in which it was removed or covered. */
  removed?: number
  /** Hour in which a photo of it was shared. */
  passedOn?: number
}

const days = 365
const removedCodes = 200
const passedOnCodes = 50
/** What is learnt first is not judged. */
const firstDay = 60
const rest = 14 * 24
/** Codes of each place. */
const places = [
  ...Array.from({ length: 4 }, () => 100),
  ...Array.from({ length: 10 }, () => 30),
  ...Array.from({ length: 20 }, () => 10),
  ...Array.from({ length: 12 }, () => 5),
  ...Array.from({ length: 10 }, () => 3),
  ...Array.from({ length: 10 }, () => 1),
]

export interface Found {
  /** Scans on a usual day. */
  rate: number
  /** Days of usual business from the removal to the notice; infinite if never noticed. */
  days: number
}

interface SimulatedYear {
  removed: Found[]
  passedOn: Found[]
  /** False notices of each code that was neither removed nor passed on. */
  falseNotices: { silent: number[]; flooded: number[] }
}

export function simulateYear(seed: number): SimulatedYear {
  const random = randomFrom(seed)
  const { company, cellOf } = makeCompany(random)
  const { codes } = company
  const learnt: Learnt[] = codes.map(nothingLearnt)
  const restsUntil = codes.map(() => 0)
  const back = codes.map(() => Number.POSITIVE_INFINITY)
  const drift = codes.map(() => 1)
  const since = codes.map(() => 0)
  const result: SimulatedYear = {
    removed: [],
    passedOn: [],
    falseNotices: { silent: [], flooded: [] },
  }
  const wrong = { silent: codes.map(() => 0), flooded: codes.map(() => 0) }
  const found = codes.map(() => false)
  let before = codes.map(() => emptyDay())
  for (let day = 0; day < days; day += 1) {
    if (day % 7 === 0) for (const at of codes.keys()) drift[at] = Math.exp(0.2 * normal(random))
    const cells = Array.from({ length: 24 }, (_, hour) => cellOf(day * 24 + hour))
    const counts = codes.map(emptyDay)
    const rates = learnt.map(rateOf)
    const isExcluded = codes.map((_, at) => day * 24 < (restsUntil[at] ?? 0))
    const groups = company.places.map((place) => ({
      scans: emptyDay(),
      rate: sum(place.codes.map((at) => (isExcluded[at] ? 0 : (rates[at] ?? 0)))),
    }))
    const running = learnt.map((one) => one.silence)
    const groupOf = (code: Code, at: number) => {
      const group = groups[code.place] ?? { scans: [], rate: 0 }
      if (!isExcluded[at]) return group
      return {
        scans: group.scans.map((scans, hour) => scans + (counts[at]?.[hour] ?? 0)),
        rate: group.rate + (rates[at] ?? 0),
      }
    }
    const limits = codes.map((code, at) => {
      const one = learnt[at]
      return one && limitsOf(one, groupOf(code, at).rate)
    })
    for (let hour = 0; hour < 24; hour += 1) {
      const at = day * 24 + hour
      const cell = cells[hour] ?? { weekday: 0, hour: 0 }
      for (const [index, code] of codes.entries()) {
        const busy = company.places[code.place]?.busy[at] ?? 0
        const usual = code.rate * busy * code.rhythm(cell) * (drift[index] ?? 1)
        const isGone = code.removed !== undefined && at >= code.removed && at < (back[index] ?? 0)
        const isPassedOn = code.passedOn !== undefined && at >= code.passedOn
        if (isGone || isPassedOn) since[index] = (since[index] ?? 0) + usual / code.rate
        let scans = isGone ? 0 : parties(random, usual)
        if (isPassedOn && at < (code.passedOn ?? 0) + 48) scans += poisson(random, 6 + code.rate)
        for (const hours of [counts[index], isExcluded[index] ? undefined : groups[code.place]?.scans]) {
          if (hours) hours[hour] = (hours[hour] ?? 0) + scans
        }
      }
      for (const [index, code] of codes.entries()) {
        const [one, own, limit] = [learnt[index], counts[index], limits[index]]
        if (!one || !own || !limit || at < (restsUntil[index] ?? 0)) continue
        const group = groupOf(code, index)
        const thisHour: Span = {
          own: [own[hour] ?? 0],
          group: { scans: [group.scans[hour] ?? 0], rate: group.rate },
          cells: [cell],
        }
        running[index] = silenceAfter({ ...one, silence: running[index] ?? 0 }, thisHour)
        const isSilent = (running[index] ?? 0) >= limit.silence
        const isFlooded =
          (own[hour] ?? 0) > 0 && isFlood(one, limit.flood, own, before[index] ?? [], hour, group, cells)
        const notice = isSilent ? 'silent' : isFlooded ? 'flooded' : null
        if (!notice) continue
        const isRight =
          notice === 'silent'
            ? code.removed !== undefined && at >= code.removed && at < (back[index] ?? 0)
            : code.passedOn !== undefined && at >= code.passedOn && at < code.passedOn + 72
        if (!isRight) {
          const list = wrong[notice]
          list[index] = (list[index] ?? 0) + 1
        } else if (!found[index]) {
          found[index] = true
          result[notice === 'silent' ? 'removed' : 'passedOn'].push({
            rate: code.rate,
            days: since[index] ?? 0,
          })
          back[index] = at + 7 * 24
        }
        // Somebody answers at once, and it rests.
        restsUntil[index] = at + rest
        one.silence = 0
        running[index] = 0
      }
    }
    for (const [index, code] of codes.entries()) {
      const [one, own] = [learnt[index], counts[index]]
      if (!one || !own) continue
      const next = learnDay(one, { own, group: groupOf(code, index), cells })
      if (day * 24 < (restsUntil[index] ?? 0)) next.silence = 0
      learnt[index] = next
    }
    before = counts
  }
  for (const [index, code] of codes.entries()) {
    if (code.removed === undefined && code.passedOn === undefined) {
      result.falseNotices.silent.push(wrong.silent[index] ?? 0)
      result.falseNotices.flooded.push(wrong.flooded[index] ?? 0)
    } else if (!found[index]) {
      result[code.removed === undefined ? 'passedOn' : 'removed'].push({
        rate: code.rate,
        days: Number.POSITIVE_INFINITY,
      })
    }
  }
  return result
}

function isFlood(
  one: Learnt,
  limit: number,
  own: number[],
  before: number[],
  hour: number,
  group: Group,
  cells: Cell[],
) {
  const seen = sum(own.slice(0, hour + 1)) + sum(before.slice(hour + 1))
  if (seen < limit) return false
  const span = { own: own.slice(0, hour + 1), group, cells: cells.slice(0, hour + 1) }
  return seen >= floodedFrom(expectedIn(one, span))
}

function makeCompany(random: () => number) {
  // The year begins on a Thursday.
  const cellOf = (at: number): Cell => ({ weekday: (4 + Math.floor(at / 24)) % 7, hour: at % 24 })
  const holidays = new Set(Array.from({ length: 10 }, () => Math.floor(random() * days)))
  const madePlaces: Place[] = places.map(() => ({ busy: busyHours(random, cellOf, holidays), codes: [] }))
  const codes: Code[] = places.flatMap((count, place) =>
    Array.from({ length: count }, () => ({
      place,
      rate: 9 * Math.exp(0.4 * normal(random)),
      rhythm: codeRhythm(random),
    })),
  )
  for (const [at, { place }] of codes.entries()) madePlaces[place]?.codes.push(at)
  const order = codes.map((code) => ({ code, at: random() })).sort((a, b) => a.at - b.at)
  order.slice(0, removedCodes + passedOnCodes).forEach(({ code }, at) => {
    const hour = Math.floor((firstDay + random() * (days - firstDay - 30)) * 24)
    if (at < removedCodes) code.removed = hour
    else code.passedOn = hour
  })
  return { company: { places: madePlaces, codes }, cellOf }
}

/** Opening hours, seasons, weekends, holidays, closures, and weeks and days that are slow. */
function busyHours(random: () => number, cellOf: (at: number) => Cell, holidays: Set<number>): Float32Array {
  const busy = new Float32Array(days * 24)
  const opens = 7 + Math.floor(random() * 5)
  const closes = 17 + Math.floor(random() * 6)
  const restDay = random() < 0.4 ? 1 : random() < 0.3 ? 0 : -1
  const weekend = 0.6 + random() * 1.4
  const season = { size: 0.35 * random(), from: random() * days }
  const closures = [Math.floor(random() * 180), 180 + Math.floor(random() * 170)]
  const lengths = [7, random() < 0.5 ? 14 : 3]
  const keepsHolidays = random() < 0.7
  let week = 1
  for (let day = 0; day < days; day += 1) {
    if (day % 7 === 0) week = random() < 0.08 ? 0.4 : Math.exp(0.2 * normal(random))
    const { weekday } = cellOf(day * 24)
    const isShut =
      weekday === restDay ||
      (keepsHolidays && holidays.has(day)) ||
      closures.some((from, at) => day >= from && day < from + (lengths[at] ?? 0)) ||
      random() < 0.005
    if (isShut) continue
    const ofDay =
      week *
      Math.exp(0.2 * normal(random)) *
      (weekday === 6 || weekday === 0 ? weekend : 1) *
      (1 + season.size * Math.sin((2 * Math.PI * (day - season.from)) / days))
    const shape = Array.from({ length: 24 }, (_, hour) =>
      hour < opens || hour >= closes
        ? 0
        : 0.4 + Math.exp(-((hour - 12.5) ** 2) / 4) + Math.exp(-((hour - 19) ** 2) / 4),
    )
    const all = sum(shape)
    shape.forEach((part, hour) => {
      busy[day * 24 + hour] = (ofDay * part) / all
    })
  }
  return busy
}

/** Most codes go with their place; some are used in the morning, in the evening or at weekends. */
function codeRhythm(random: () => number): Code['rhythm'] {
  const kind = random()
  if (kind < 0.7) return () => 1
  if (kind < 0.8) return ({ hour }) => (hour < 14 ? 1.6 : 0.3)
  if (kind < 0.9) return ({ hour }) => (hour < 16 ? 0.3 : 1.8)
  return ({ weekday }) => (weekday === 0 || weekday >= 5 ? 1.7 : 0.35)
}

/** Some scan in twos. */
function parties(random: () => number, mean: number): number {
  const visits = poisson(random, mean / 1.2)
  let scans = visits
  for (let visit = 0; visit < visits; visit += 1) if (random() < 0.2) scans += 1
  return scans
}

function poisson(random: () => number, mean: number): number {
  if (mean <= 0) return 0
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)))
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count += 1
  return count
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Returns numbers from 0 to 1, the same for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
