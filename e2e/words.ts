import { type Language, languageNames, languages } from '@candour/schemas/languages.ts'
import { maxContactLengths, maxFeedbackLength } from '@candour/schemas/limits.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { formats } from '@candour/texts/formats.ts'

/** A text that a page shows or announces. */
export interface PageText {
  text: string
  /** Its `lang`, if it differs from the page's. */
  lang: string | undefined
}

const numbers = [1, 2, 3, 4, 5, 24, maxFeedbackLength, ...Object.values(maxContactLengths)]

/** `PROVIDER_NAME` of the product under test. */
const provider = 'Candour'

/** Texts by companies and visitors, which are shown verbatim. */
export interface Given {
  companies: readonly string[]
  texts: readonly string[]
  /** Points in time that the pages show, in this time zone. */
  times: readonly Date[]
  timeZone: string
}

/**
 * Returns a function that names the texts of a page that are neither in the language's catalogue nor given, nor another
 * language's own name in the switch.
 */
export function foreignTexts(language: Language, given: Given): (shown: readonly PageText[]) => string[] {
  const { pages, receipt, notice, practice, shownChanges } = catalogues[language]
  const known = new Set(given.texts.concat(given.companies, languageNames[language]).map(bare))
  for (const text of textsOf({ pages, receipt, notice, practice, shownChanges }, given)) known.add(bare(text))
  for (const company of given.companies) {
    known.add(bare(`${notice.title} · ${company}`))
    known.add(bare(`${practice.title} · ${company}`))
    known.add(bare(notice.responsible.operator(provider, company)))
  }
  known.add(bare(formats(language).range(...lastMonth())))
  const own = new Map<string, string>(languages.map((name) => [bare(languageNames[name]), name]))
  return (shown) =>
    shown
      .filter(({ text, lang }) => {
        const words = bare(text)
        if (!/\p{L}/u.test(words) || known.has(words) || /^https?:\S+$/.test(words)) return false
        return lang === undefined || own.get(words) !== lang
      })
      .map(({ text }) => text)
}

/** The first and the last day of the last month. */
function lastMonth(): [from: Date, to: Date] {
  const now = new Date()
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return [new Date(Date.UTC(year, month - 1)), new Date(Date.UTC(year, month, 0))]
}

/** Returns every text of a catalogue, with all that may be filled in. */
function textsOf(value: unknown, given: Given): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const points = given.times.map((time) => [time, given.timeZone])
    const single = [...given.companies, ...numbers].map((one) => [one])
    return (value.length === 2 ? points : single).map((filled) => String(value(...filled)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => textsOf(inner, given))
}

/** Returns a text without the marks around it, isolates of direction, special spaces, and what makes it unique. */
function bare(text: string): string {
  return text
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
