import type { Language } from '@candour/schemas/languages.ts'

/**
 * A text per plural category of the language (CLDR), with `#` for the number. Where a name comes first, which may have a
 * `#` of its own, `number` writes it instead.
 */
export type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** How a language writes numbers, counts and points in time. */
export interface Formats {
  /** Returns a number with the language's digits and separators. */
  number: (value: number) => string
  /** Returns a number with one decimal, such as `4.0`. */
  decimal: (value: number) => string
  /** Returns the text of the number's plural category, with the number in place of `#`. */
  plural: (value: number, texts: PluralTexts) => string
  /** The same with one decimal, which is plural in English even for `1.0`, and singular in French even for `1,5`. */
  pluralDecimal: (value: number, texts: PluralTexts) => string
  /** Returns a list of several as part of a sentence, such as `a, b, and c`. */
  list: (items: readonly string[]) => string
  /** Returns a date and time of day in an IANA time zone. */
  time: (at: Date, timeZone: string) => string
  /** Returns a date with the month in words, in an IANA time zone. */
  day: (at: Date, timeZone: string) => string
  /** Returns a date and time of day that says in which zone it is, for readers elsewhere. */
  zonedTime: (at: Date, timeZone: string) => string
  /** Returns the name of the month of a day, which is in UTC like the days of those below. */
  month: (day: Date) => string
  /** Returns two days as a range with the month in words. */
  range: (from: Date, to: Date) => string
  /** Returns a day's name in few letters. */
  weekday: (day: Date) => string
  /** Returns a day and its month in few letters. */
  monthDay: (day: Date) => string
  /** Returns a number in few characters, such as `12K`. */
  compact: (value: number) => string
  /** Returns a share of 0 to 1 in whole percent. */
  percent: (share: number) => string
  /** Returns an amount of US dollars. */
  dollars: (amount: number) => string
}

/** Where the first of a month is an ordinal, which CLDR does not have. */
const firstOfMonth: Partial<Record<Language, string>> = { fr: '1er', 'pt-BR': '1º' }

/** As `dateStyle` and `timeStyle` have it, which cannot be combined with a zone. */
const withZone: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** Returns the formats of a language. Their `Intl` objects are made on first use. */
export function formats(language: Language): Formats {
  // Latin digits, as on posters, phone keypads and the rest of the page.
  const locale = `${language}-u-nu-latn`
  const once = <Value>(make: () => Value) => {
    let made: Value | undefined
    return () => (made ??= make())
  }
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const numbers = once(() => new Intl.NumberFormat(locale))
  const decimals = once(() => new Intl.NumberFormat(locale, oneDecimal))
  const rules = once(() => new Intl.PluralRules(locale))
  const decimalRules = once(() => new Intl.PluralRules(locale, oneDecimal))
  const number = (value: number) => numbers().format(value)
  const decimal = (value: number) => decimals().format(value)
  return {
    number,
    decimal,
    plural: (value, texts) => (texts[rules().select(value)] ?? texts.other).replace('#', number(value)),
    pluralDecimal: (value, texts) =>
      (texts[decimalRules().select(value)] ?? texts.other).replace('#', decimal(value)),
    list: (items) => new Intl.ListFormat(locale).format(items),
    time: (at, timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
    day: (at, timeZone) => {
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)
      const first = firstOfMonth[language]
      return first ? day.replace(/^1 /, `${first} `) : day
    },
    zonedTime: (at, timeZone) => new Intl.DateTimeFormat(locale, { ...withZone, timeZone }).format(at),
    month: (day) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day),
    range: (from, to) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
        .formatRange(from, to)
        // It has thin spaces, which some fonts of mail programs lack.
        .replace(/\s/g, ' '),
    weekday: (day) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(day),
    monthDay: (day) =>
      new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(day),
    compact: (value) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value),
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    dollars: (amount) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(amount),
  }
}
