import type { FunnelCounts } from '@candour/schemas/funnel.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { plainLine } from '@candour/texts/isolated.ts'
import type { DigestContent, DigestFigures, Quotable } from '#modules/digests/content.ts'
import type { Cadence } from '#modules/digests/repository.ts'

/** A visitor's words as quoted. */
export interface Quote {
  id: string
  rating: number
  feedback: string
}

/** A number and how it compares with the period before. */
export interface Figure {
  name: string
  value: string
  /** Such as `+12`; empty if there is nothing to compare. */
  change: string
}

/** Quotes of the newest reviews of one sentiment. */
export interface Said {
  title: string
  quotes: { text: string; stars: string; url: string }[]
}

interface Line {
  text: string
  url?: string
}

interface ChartDay {
  name: string
  count: string
  /** The count in few characters, to fit below its bar. */
  short: string
}

/** Everything that a digest says, for both its HTML and its plain text. */
export interface DigestWords {
  subject: string
  /** The company and the period, such as `last week`; the title contains both. */
  companyName: string
  when: string
  /** The days, and what they are compared with. */
  period: string
  figures: Figure[]
  /** Undefined without reviews. */
  chart?: { title: string; alt: string; days: ChartDay[] } | undefined
  funnel: { title: string; steps: Figure[] }
  said: Said[]
  /** Lists of sentences, each under its title. */
  lists: { title: string; lines: Line[] }[]
  button: string
  url: string
}

export interface DigestAbout {
  companyId: string
  companyName: string
  cadence: Cadence
  from: string
  to: string
  /** Origin of the dashboard. */
  origin: string
}

const number = (value: number) => value.toLocaleString('en')

/** Such as `1 review` or `2 reviews`. */
const counted = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`

const steps = [
  ['scan', 'Code scans'],
  ['view', 'Page views'],
  ['public', 'Google clicks'],
  ['rating', 'Ratings started'],
  ['review', 'Reviews'],
] as const satisfies [keyof FunnelCounts, string][]

/** Composes the text of a digest. Reviews of all ratings are treated alike. */
export function digestWords(
  about: DigestAbout,
  content: DigestContent,
  quotes: readonly Quote[],
): DigestWords {
  const { companyId, cadence, from, to, origin } = about
  const companyName = plainLine(about.companyName)
  const { totals, previous } = content
  const [when, compared] = periodNames(about)
  const page = (path: string, query: Record<string, string> = {}) => {
    const more = new URLSearchParams(query).toString()
    return origin + companyDashboard(path, companyId) + (more && `&${more}`)
  }
  return {
    subject: `${companyName} ${when}: ${headline(totals)}`,
    companyName,
    when,
    period: `${datesOf(from, to)}, compared with the ${compared} before`,
    figures: [
      { name: 'Reviews', value: number(totals.total), change: difference(totals.total, previous.total) },
      {
        name: 'Average',
        value: totals.average === null ? '–' : oneDecimal(totals.average),
        change: averageChange(totals.average, previous.average),
      },
      { name: 'Positive', value: percent(positiveShare(totals)), change: shareChange(totals, previous) },
    ],
    chart: totals.total > 0 ? chartWords(content.days, cadence) : undefined,
    funnel: {
      title: 'From scan to review',
      steps: steps.map(([step, name]) => ({
        name,
        value: number(content.funnel[step]),
        change: difference(content.funnel[step], content.previousFunnel[step]),
      })),
    },
    said: (['positive', 'negative'] as const).flatMap((sentiment) => {
      const found = said(sentiment, content[sentiment], quotes, page)
      return found.quotes.length > 0 ? [found] : []
    }),
    lists: [waiting(content, about, page), silentPlacements(content)].filter(({ lines }) => lines.length > 0),
    button: 'Open your dashboard',
    url: page(dashboardPaths.dashboard, { from, to }),
  }
}

/** Subject and text of a digest without news. */
export function quietWords(about: DigestAbout): { subject: string; title: string; line: string } {
  const [when] = periodNames(about)
  const title = `Nothing new at ${plainLine(about.companyName)} ${when}`
  return { subject: title, title, line: `No reviews, scans or page views, ${datesOf(about.from, about.to)}.` }
}

/** Such as `last week` and `week`, or `in October` and `month`. */
function periodNames({ cadence, from }: Pick<DigestAbout, 'cadence' | 'from'>): [when: string, unit: string] {
  if (cadence === 'weekly') return ['last week', 'week']
  return [
    `in ${new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(from))}`,
    'month',
  ]
}

function datesOf(from: string, to: string): string {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  // The range has thin spaces, which some fonts of mail programs lack.
  return format.formatRange(new Date(from), new Date(to)).replace(/\s/g, ' ')
}

function headline({ total, average }: DigestFigures): string {
  if (average === null) return 'no new reviews'
  return `${counted(total, 'review')}, ${oneDecimal(average)} stars`
}

const oneDecimal = (value: number) => value.toFixed(1)

function difference(now: number, before: number): string {
  if (now === before) return 'no change'
  return `${now > before ? '+' : '−'}${number(Math.abs(now - before))}`
}

/** Compares the numbers as shown: 4.6 after 4.4 is always +0.2. */
function averageChange(now: number | null, before: number | null): string {
  if (now === null || before === null) return ''
  const tenths = Math.round(Number(oneDecimal(now)) * 10) - Math.round(Number(oneDecimal(before)) * 10)
  if (tenths === 0) return 'no change'
  return `${tenths > 0 ? '+' : '−'}${oneDecimal(Math.abs(tenths) / 10)}`
}

/** In whole percent; `null` without reviews. */
function positiveShare({ total, sentiment }: DigestFigures): number | null {
  return total === 0 ? null : Math.round((sentiment.positive / total) * 100)
}

const percent = (share: number | null) => (share === null ? '–' : `${share}%`)

function shareChange(now: DigestFigures, before: DigestFigures): string {
  const [share, former] = [positiveShare(now), positiveShare(before)]
  if (share === null || former === null) return ''
  if (share === former) return 'no change'
  return `${share > former ? '+' : '−'}${counted(Math.abs(share - former), 'point')}`
}

function chartWords(days: DigestContent['days'], cadence: Cadence): DigestWords['chart'] {
  const weekly = cadence === 'weekly'
  const name = new Intl.DateTimeFormat('en', {
    ...(weekly ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
    timeZone: 'UTC',
  })
  const named = days.map(({ day, negative, neutral, positive }) => {
    const total = negative + neutral + positive
    const short = total < 10_000 ? number(total) : total.toLocaleString('en', { notation: 'compact' })
    return { name: name.format(new Date(day)), count: number(total), short }
  })
  const list = named.map((day) => `${day.name} ${day.count}`).join(', ')
  return { title: 'Reviews per day', alt: `Reviews per day: ${list}`, days: named }
}

type PageUrl = (path: string, query?: Record<string, string>) => string

function said(
  sentiment: 'positive' | 'negative',
  { quoted }: Quotable,
  quotes: readonly Quote[],
  page: PageUrl,
): Said {
  return {
    title: { positive: 'Good reviews', negative: 'Bad reviews' }[sentiment],
    quotes: quoted.flatMap((id) => {
      const quote = quotes.find((one) => one.id === id)
      if (!quote) return []
      const url = page(dashboardPaths.review.replace(':id', id))
      return [{ text: excerpt(quote.feedback), stars: counted(quote.rating, 'star'), url }]
    }),
  }
}

const maxExcerpt = 200

/** The beginning of a text on one line, cut between words where there are any. */
function excerpt(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const characters = [...line]
  if (characters.length <= maxExcerpt) return line
  const cut = characters.slice(0, maxExcerpt).join('')
  const words = cut.replace(/\s+\S*$/u, '')
  return `${words.length > maxExcerpt / 2 ? words : cut}…`
}

function waiting({ waiting, totals }: DigestContent, { from, to }: DigestAbout, page: PageUrl) {
  const lines: Line[] = []
  if (waiting.untouched > 0) {
    lines.push({
      text: `${number(waiting.untouched)} of ${counted(totals.total, 'review')} still new`,
      url: page(dashboardPaths.reviews, { view: 'new', from, to }),
    })
  }
  if (waiting.inProgress > 0) {
    lines.push({
      text: `${counted(waiting.inProgress, 'review')} in progress`,
      url: page(dashboardPaths.reviews),
    })
  }
  return { title: 'Waiting for an answer', lines }
}

function silentPlacements({ silentCodes: placements, moreSilentCodes: more }: DigestContent) {
  const lines: Line[] = placements.map(({ name, scans }) => ({
    text: `${plainLine(name)}: no scan, after ${counted(scans, 'scan')} in the four weeks before`,
  }))
  if (more > 0) lines.push({ text: `and ${number(more)} more` })
  return { title: 'Codes without a scan', lines }
}
