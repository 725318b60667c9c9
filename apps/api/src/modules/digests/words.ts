import type { FunnelCounts } from '@candour/schemas/funnel.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { plainLine } from '@candour/texts/isolated.ts'
import type { Words } from '#mail/words.ts'
import type { DigestContent, DigestFigures, Quotable } from '#modules/digests/content.ts'
import type { Cadence } from '#modules/digests/repository.ts'

/** A visitor's words as quoted. */
interface Quote {
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
  title: string
  /** As the title has it. */
  companyName: string
  /** The days, and what they are compared with. */
  period: string
  figures: Figure[]
  /** Undefined without reviews. */
  chart?:
    | {
        title: string
        alt: string
        days: ChartDay[]
        key: Record<'positive' | 'neutral' | 'negative', string>
      }
    | undefined
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

const steps = ['scan', 'view', 'public', 'rating', 'review'] as const satisfies (keyof FunnelCounts)[]

/** Composes the text of a digest. Reviews of all ratings are treated alike. */
export function digestWords(
  about: DigestAbout,
  content: DigestContent,
  quotes: readonly Quote[],
  words: Words,
): DigestWords {
  const { companyId, cadence, from, to, origin } = about
  const texts = words.texts.digestMails
  const { number } = words.formats
  const companyName = plainLine(about.companyName)
  const { totals, previous } = content
  const [first, last] = [new Date(from), new Date(to)]
  const page = (path: string, query: Record<string, string> = {}) => {
    const more = new URLSearchParams(query).toString()
    return origin + companyDashboard(path, companyId) + (more && `&${more}`)
  }
  const of = texts[cadence]
  const figures = figuresIn(words)
  return {
    subject:
      totals.average === null
        ? of.subjectNone(companyName, first)
        : of.subject(companyName, first, totals.total, totals.average),
    title: of.title(companyName, first),
    companyName,
    period: of.compared(first, last),
    figures: [
      {
        name: texts.reviews,
        value: number(totals.total),
        change: figures.difference(totals.total, previous.total),
      },
      {
        name: texts.average,
        value: totals.average === null ? '–' : words.formats.decimal(totals.average),
        change: figures.averageChange(totals.average, previous.average),
      },
      {
        name: texts.positive,
        value: figures.percent(positiveShare(totals)),
        change: figures.shareChange(totals, previous),
      },
    ],
    chart: totals.total > 0 ? chartWords(content.days, cadence, words) : undefined,
    funnel: {
      title: texts.funnel,
      steps: steps.map((step) => ({
        name: texts.steps[step],
        value: number(content.funnel[step]),
        change: figures.difference(content.funnel[step], content.previousFunnel[step]),
      })),
    },
    said: [
      said(texts.good, content.positive, quotes, page, words),
      said(texts.bad, content.negative, quotes, page, words),
    ].filter((one) => one.quotes.length > 0),
    lists: [waiting(content, about, page, words), silentPlacements(content, words)].filter(
      ({ lines }) => lines.length > 0,
    ),
    button: texts.open,
    url: page(dashboardPaths.dashboard, { from, to }),
  }
}

/** Subject and text of a digest without news. */
export function quietWords(
  { companyName, cadence, from, to }: DigestAbout,
  { texts: { digestMails } }: Words,
): { subject: string; title: string; line: string } {
  const [first, last] = [new Date(from), new Date(to)]
  const title = digestMails[cadence].quiet(plainLine(companyName), first)
  return { subject: title, title, line: digestMails.quietLine(first, last) }
}

/** Says how figures compare with those of the period before; with nothing if there is nothing to compare. */
function figuresIn({ texts: { digestMails: texts }, formats: { number, decimal, percent } }: Words) {
  const signed = (change: number, value: string) => `${change > 0 ? '+' : '−'}${value}`
  return {
    percent: (share: number | null) => (share === null ? '–' : percent(share / 100)),
    difference: (now: number, before: number) =>
      now === before ? texts.noChange : signed(now - before, number(Math.abs(now - before))),
    /** Compares the numbers as shown: 4.6 after 4.4 is always +0.2. */
    averageChange: (now: number | null, before: number | null) => {
      if (now === null || before === null) return ''
      const tenths = inTenths(now) - inTenths(before)
      return tenths === 0 ? texts.noChange : signed(tenths, decimal(Math.abs(tenths) / 10))
    },
    shareChange: (now: DigestFigures, before: DigestFigures) => {
      const [share, former] = [positiveShare(now), positiveShare(before)]
      if (share === null || former === null) return ''
      const points = Math.abs(share - former)
      return points === 0 ? texts.noChange : texts.points(points, signed(share - former, number(points)))
    },
  }
}

const inTenths = (value: number) => Math.round(Number(value.toFixed(1)) * 10)

/** In whole percent; `null` without reviews. */
function positiveShare({ total, sentiment }: DigestFigures): number | null {
  return total === 0 ? null : Math.round((sentiment.positive / total) * 100)
}

function chartWords(
  days: DigestContent['days'],
  cadence: Cadence,
  { texts: { digestMails: texts }, formats }: Words,
): DigestWords['chart'] {
  const name = cadence === 'weekly' ? formats.weekday : formats.monthDay
  const named = days.map(({ day, negative, neutral, positive }) => {
    const total = negative + neutral + positive
    const count = formats.number(total)
    return { name: name(new Date(day)), count, short: total < 10_000 ? count : formats.compact(total) }
  })
  const list = named.map((day) => `${day.name} ${day.count}`).join(', ')
  return { title: texts.perDay, alt: texts.perDayList(list), days: named, key: texts.sentiments }
}

type PageUrl = (path: string, query?: Record<string, string>) => string

function said(
  title: string,
  { quoted }: Quotable,
  quotes: readonly Quote[],
  page: PageUrl,
  { texts: { digestMails: texts } }: Words,
): Said {
  return {
    title,
    quotes: quoted.flatMap((id) => {
      const quote = quotes.find((one) => one.id === id)
      if (!quote) return []
      const url = page(dashboardPaths.review.replace(':id', id))
      return [{ text: texts.quote(excerpt(quote.feedback)), stars: texts.stars(quote.rating), url }]
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

function waiting(
  { waiting, totals }: DigestContent,
  { from, to }: DigestAbout,
  page: PageUrl,
  { texts: { digestMails: texts } }: Words,
) {
  const lines: Line[] = []
  if (waiting.untouched > 0) {
    lines.push({
      text: texts.stillNew(waiting.untouched, totals.total),
      url: page(dashboardPaths.reviews, { view: 'new', from, to }),
    })
  }
  if (waiting.inProgress > 0) {
    lines.push({ text: texts.inProgress(waiting.inProgress), url: page(dashboardPaths.reviews) })
  }
  return { title: texts.waiting, lines }
}

function silentPlacements(
  { silentCodes: placements, moreSilentCodes: more }: DigestContent,
  { texts: { digestMails: texts } }: Words,
) {
  const lines: Line[] = placements.map(({ name, scans }) => ({
    text: texts.silentCode(plainLine(name), scans),
  }))
  if (more > 0) lines.push({ text: texts.moreSilent(more) })
  return { title: texts.silent, lines }
}
