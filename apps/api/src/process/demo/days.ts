import { createHash } from 'node:crypto'
import { randomFrom } from '#lib/random.ts'
import * as story from '#process/demo/story.ts'

/** A text that guests leave, with the stars that it goes with and its language. */
export interface Text {
  rating: number
  lang: string
  feedback: string
}

export interface DemoReview extends Text {
  id: string
  name: string | null
  email: string | null
  placement: string | null
  /** ISO 8601. */
  at: string
}

/** Visits by way of a code; without one, on the web. */
export interface Visits {
  placement: string | null
  /** `YYYY-MM-DD` */
  day: string
  scans: number
  views: number
  public_clicks: number
  ratings: number
}

/** How the team handles a review that names somebody. */
export interface Answer {
  status: 'new' | 'in_progress' | 'waiting' | 'done'
  messages: { from_visitor: boolean; text: string; at: string }[]
  note: string | null
}

const dayMs = 86_400_000

/** Returns a UUID that is the same for the same parts on every server. */
export function idOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`demo ${parts.join(' ')}`)
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns the number of a day since 1970, in UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / dayMs)
}

/** Returns `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function isClosed(day: number): boolean {
  return story.holidays.has(dateOf(day).slice(5))
}

/** Returns numbers from 0 to 1 that look random, the same ones for the same day. */
const chances = (day: number) => randomFrom(Math.imul(day, 2_654_435_761))

/** How bad a day is: 1 in the middle of the trouble, 0 before and once it is forgotten. */
function troubleOn(age: number): number {
  const { first, last, recovered } = story.trouble
  if (age < first || age >= recovered) return 0
  return age <= last ? 1 : (recovered - age) / (recovered - last)
}

/** How many reviews a day has on average. */
function usualReviews(day: number, age: number): number {
  const { first, later } = story.reviewsADay
  const date = new Date(day * dayMs)
  const known = first + (later - first) * Math.min(1, age / story.daysBefore)
  const weekday = story.weekdays[date.getUTCDay()] ?? 1
  const month = story.months[date.getUTCMonth()] ?? 1
  return known * weekday * month * (1 - troubleOn(age) / 3)
}

/** Picks an index by its weight. */
function pick(weights: readonly number[], chance: number): number {
  let rest = chance * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    rest -= weight
    if (rest < 0) return index
  }
  return 0
}

function codesOn(age: number) {
  return story.codes.filter((code) => code.since <= age && !('until' in code && code.until < age))
}

/**
 * Returns the reviews of a day, from the first to the last; at least one unless it is a holiday. The first is in English
 * and names a guest, so that the team can answer.
 *
 * @param age days since the company's first one
 */
export function reviewsOn(day: number, age: number, texts: readonly Text[]): DemoReview[] {
  if (isClosed(day)) return []
  const chance = chances(day)
  const count = Math.max(1, Math.floor(usualReviews(day, age) * (0.6 + 0.8 * chance()) + chance()))
  const codes = codesOn(age)
  const bad = troubleOn(age)
  const weights = story.stars.usual.map(
    (weight, n) => weight * (1 - bad) + (story.stars.trouble[n] ?? 0) * bad,
  )
  return Array.from({ length: count }, (_, n): DemoReview => {
    const rating = 1 + pick(weights, chance())
    const fitting = texts.filter((text) => text.rating === rating && (n > 0 || text.lang === 'en'))
    // Walks through the texts, so that none comes again soon.
    const text = fitting[(day * 7 + n * 11) % fitting.length] ?? { rating, lang: 'en', feedback: 'Lovely.' }
    const more = rating <= 3 ? story.afterthoughts.low : story.afterthoughts.high
    const afterthought = text.lang === 'en' && chance() < 0.3 ? ` ${more[day % more.length]}` : ''
    const [name, email] = story.guests[(day + n) % story.guests.length] ?? [null, null]
    const isNamed = n === 0 || chance() < 0.15
    const byWeb = chance() < 0.2
    const code =
      codes[
        pick(
          codes.map(({ share }) => share),
          chance(),
        )
      ]
    const hour = 8 + ((n + chance()) / count) * 10
    return {
      ...text,
      id: idOf('review', day, n),
      feedback: text.feedback + afterthought,
      name: isNamed ? name : null,
      email: isNamed ? email : null,
      placement: byWeb || !code ? null : idOf('placement', code.code),
      at: new Date(day * dayMs + hour * 3_600_000).toISOString(),
    }
  })
}

/** Returns the visits of a day. More people look than leave a review. */
export function visitsOn(day: number, age: number, reviews: readonly DemoReview[]): Visits[] {
  if (isClosed(day)) return []
  const chance = chances(-day)
  const expected = usualReviews(day, age)
  const codes = codesOn(age)
  const all = codes.reduce((sum, { share }) => sum + share, 0)
  const visits = (placement: string | null, scans: number): Visits => {
    const left = reviews.filter((review) => review.placement === placement).length
    const views = Math.max(placement ? scans : Math.round(expected * (1 + chance())), left)
    const ratings = left + Math.round((views - left) * 0.15 * chance())
    const public_clicks = Math.round((views - ratings) * (0.2 + 0.2 * chance()))
    return { placement, day: dateOf(day), scans, views, public_clicks, ratings }
  }
  return [
    ...codes.map(({ code, share }) => {
      const placement = idOf('placement', code)
      const left = reviews.filter((review) => review.placement === placement).length
      return visits(placement, left + Math.round(((expected * 5 * share) / all) * (0.5 + chance())))
    }),
    visits(null, 0),
  ]
}

/** Returns what the team makes of the first review of a day: each day something else, so that there is always all of it. */
export function answerTo({ rating, name, at }: DemoReview, day: number): Answer {
  const { answer, reply, note } = rating <= 3 ? story.words.low : story.words.high
  const after = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString()
  const asked = { from_visitor: false, text: answer.replace('{name}', name ?? ''), at: after(2) }
  const replied = { from_visitor: true, text: reply, at: after(5) }
  const kinds: Answer[] = [
    { status: 'waiting', messages: [asked], note: null },
    { status: 'in_progress', messages: [asked, replied], note: null },
    { status: 'in_progress', messages: [], note },
    { status: 'done', messages: [asked, replied], note },
    ...Array<Answer>(4).fill({ status: 'new', messages: [], note: null }),
  ]
  return kinds[day % kinds.length] ?? { status: 'new', messages: [], note: null }
}
