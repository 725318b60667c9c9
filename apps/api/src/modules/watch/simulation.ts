import { randomFrom } from '#lib/random.ts'
import { floodedFrom } from '#modules/watch/judge.ts'
import { type Cell, type Group, type Learnt, nothingLearnt, rateOf } from '#modules/watch/rhythm.ts'
import { emptyDay, sum } from '#modules/watch/time.ts'
import {
  expectedIn,
  type Limits,
  learnDay,
  limitsOf,
  type Notice,
  silenceAfter,
} from '#modules/watch/watched.ts'

/**
 * A year of a company with 1,000 codes, made from a seed. Nothing of it comes from the watch: places open, close and are
 * slow by themselves, and each code has a rhythm that drifts.
 */
interface Place {
  /** Factor of each hour of the year; zero while closed. */
  busy: Float32Array
  codes: Code[]
  /** The codes that are not resting: their scans today by hour, and in a usual day. */
  group: { scans: number[]; rate: number }
}

interface Code {
  place: Place
  /** Scans on a usual day on which the place is open. */
  rate: number
  /** Factor by weekday and hour. */
  rhythm: (cell: Cell) => number
  /** Hour in which it was removed or covered. */
  removed?: number
  /** Hour in which a photo of it was shared. */
  passedOn?: number
  /** Factor of this week. */
  drift: number
  /** Scans by hour, today and on the day before. */
  scans: number[]
  scansBefore: number[]
  learnt: Learnt
  limits?: Limits | undefined
  /** Exposure since its last scan. */
  silence: number
  /** Hour until which it rests after a notice. */
  restsUntil: number
  /** Whether its place is judged without it today. */
  isExcluded: boolean
  /** Days of usual business since it was removed or passed on. */
  wrongDays: number
  /** `wrongDays` at the first notice that was right. */
  noticedAfter?: number
  /** Hour in which it is back after its removal was noticed. */
  backAt: number
  falseNotices: Record<Notice, number>
}

const days = 365
const removedCodes = 200
const passedOnCodes = 50
/** What is learnt first is not judged. */
const firstDay = 60
const rest = 14 * 24
/** Number of codes of each place. */
const sizes = [
  ...Array.from({ length: 4 }, () => 100),
  ...Array.from({ length: 10 }, () => 30),
  ...Array.from({ length: 20 }, () => 10),
  ...Array.from({ length: 12 }, () => 5),
  ...Array.from({ length: 10 }, () => 3),
  ...Array.from({ length: 10 }, () => 1),
]

interface Found {
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
  const { places, codes, cellOf } = makeCompany(random)
  for (let day = 0; day < days; day += 1) {
    if (day % 7 === 0) for (const code of codes) code.drift = Math.exp(0.2 * normal(random))
    const cells = Array.from({ length: 24 }, (_, hour) => cellOf(day * 24 + hour))
    for (const place of places) beginDay(place, day)
    for (const [hour, cell] of cells.entries()) {
      const at = day * 24 + hour
      for (const code of codes) scan(code, at, hour, cell, random)
      for (const code of codes) {
        const notice = at < code.restsUntil ? undefined : judge(code, hour, cells)
        if (notice) answer(code, notice, at)
      }
    }
    for (const code of codes) endDay(code, day, cells)
  }
  const found = (some: Code[]) =>
    some.map(({ rate, noticedAfter = Number.POSITIVE_INFINITY }) => ({ rate, days: noticedAfter }))
  const right = codes.filter(({ removed, passedOn }) => removed === undefined && passedOn === undefined)
  return {
    removed: found(codes.filter(({ removed }) => removed !== undefined)),
    passedOn: found(codes.filter(({ passedOn }) => passedOn !== undefined)),
    falseNotices: {
      silent: right.map(({ falseNotices }) => falseNotices.silent),
      flooded: right.map(({ falseNotices }) => falseNotices.flooded),
    },
  }
}

function beginDay(place: Place, day: number) {
  for (const code of place.codes) {
    code.scans = emptyDay()
    code.silence = code.learnt.silence
    code.isExcluded = day * 24 < code.restsUntil
  }
  const judged = place.codes.filter(({ isExcluded }) => !isExcluded)
  place.group = { scans: emptyDay(), rate: sum(judged.map(({ learnt }) => rateOf(learnt))) }
  for (const code of place.codes) code.limits = limitsOf(code.learnt, groupOf(code).rate)
}

/** The codes of the place, always with this one. */
function groupOf({ place: { group }, isExcluded, scans, learnt }: Code): Group {
  if (!isExcluded) return group
  return {
    scans: group.scans.map((others, hour) => others + (scans[hour] ?? 0)),
    rate: group.rate + rateOf(learnt),
  }
}

const isGone = ({ removed, backAt }: Code, at: number) =>
  removed !== undefined && at >= removed && at < backAt

function scan(code: Code, at: number, hour: number, cell: Cell, random: () => number) {
  const { place, rate, passedOn = Number.POSITIVE_INFINITY } = code
  const usual = rate * (place.busy[at] ?? 0) * code.rhythm(cell) * code.drift
  if (isGone(code, at) || at >= passedOn) code.wrongDays += usual / rate
  let scans = isGone(code, at) ? 0 : parties(random, usual)
  if (at >= passedOn && at < passedOn + 48) scans += poisson(random, 6 + rate)
  for (const hours of code.isExcluded ? [code.scans] : [code.scans, place.group.scans]) {
    hours[hour] = (hours[hour] ?? 0) + scans
  }
}

function judge(code: Code, hour: number, cells: Cell[]): Notice | undefined {
  const { learnt, limits, scans } = code
  if (!limits) return undefined
  const group = groupOf(code)
  const now = scans[hour] ?? 0
  code.silence = silenceAfter(
    { ...learnt, silence: code.silence },
    {
      own: [now],
      group: { ...group, scans: [group.scans[hour] ?? 0] },
      cells: cells.slice(hour, hour + 1),
    },
  )
  if (code.silence >= limits.silence) return 'silent'
  return now > 0 && isFlood(code, limits.flood, hour, group, cells) ? 'flooded' : undefined
}

/** Somebody answers a notice at once: the code rests, and returns a week later if it was removed. */
function answer(code: Code, notice: Notice, at: number) {
  const { passedOn = Number.POSITIVE_INFINITY } = code
  const isRight = notice === 'silent' ? isGone(code, at) : at >= passedOn && at < passedOn + 72
  if (!isRight) code.falseNotices[notice] += 1
  else if (code.noticedAfter === undefined) {
    code.noticedAfter = code.wrongDays
    code.backAt = at + 7 * 24
  }
  code.restsUntil = at + rest
  code.learnt.silence = 0
  code.silence = 0
}

function endDay(code: Code, day: number, cells: Cell[]) {
  code.learnt = learnDay(code.learnt, { own: code.scans, group: groupOf(code), cells })
  if (day * 24 < code.restsUntil) code.learnt.silence = 0
  code.scansBefore = code.scans
}

function isFlood(
  { learnt, scans, scansBefore }: Code,
  limit: number,
  hour: number,
  group: Group,
  cells: Cell[],
) {
  const own = scans.slice(0, hour + 1)
  const seen = sum(own) + sum(scansBefore.slice(hour + 1))
  if (seen < limit) return false
  return seen >= floodedFrom(expectedIn(learnt, { own, group, cells: cells.slice(0, hour + 1) }))
}

function makeCompany(random: () => number) {
  // The year begins on a Thursday.
  const cellOf = (at: number): Cell => ({ weekday: (4 + Math.floor(at / 24)) % 7, hour: at % 24 })
  const holidays = new Set(Array.from({ length: 10 }, () => Math.floor(random() * days)))
  const places: Place[] = sizes.map(() => ({
    busy: busyHours(random, cellOf, holidays),
    codes: [],
    group: { scans: [], rate: 0 },
  }))
  for (const [at, place] of places.entries())
    place.codes = Array.from({ length: sizes[at] ?? 0 }, () => makeCode(place, random))
  const codes = places.flatMap((place) => place.codes)
  const order = codes.map((code) => ({ code, at: random() })).sort((a, b) => a.at - b.at)
  order.slice(0, removedCodes + passedOnCodes).forEach(({ code }, at) => {
    const hour = Math.floor((firstDay + random() * (days - firstDay - 30)) * 24)
    if (at < removedCodes) code.removed = hour
    else code.passedOn = hour
  })
  return { places, codes, cellOf }
}

function makeCode(place: Place, random: () => number): Code {
  return {
    place,
    rate: 9 * Math.exp(0.4 * normal(random)),
    rhythm: codeRhythm(random),
    drift: 1,
    scans: emptyDay(),
    scansBefore: emptyDay(),
    learnt: nothingLearnt(),
    silence: 0,
    restsUntil: 0,
    isExcluded: false,
    wrongDays: 0,
    backAt: Number.POSITIVE_INFINITY,
    falseNotices: { silent: 0, flooded: 0 },
  }
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
