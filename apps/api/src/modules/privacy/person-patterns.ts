import type { PersonQuery } from '@candour/schemas/privacy.ts'

/**
 * Patterns for the search in the database; `null` for criteria that are not given. They are PostgreSQL regular
 * expressions.
 */
interface PersonPatterns {
  email: string | null
  emailPattern: string | null
  phonePattern: string | null
  /** The phone number's digits. */
  phoneDigits: string | null
  /** A text with the phone number matches at least one of these tsqueries. */
  phoneWords: readonly string[]
  name: string | null
}

/** Converts a query to patterns. */
export function patternsOf({ email, phone, name }: PersonQuery): PersonPatterns {
  const numbers = phone === undefined ? [] : numbersOf(phone)
  return {
    email: email ?? null,
    emailPattern: email === undefined ? null : emailPattern(email),
    phonePattern: phone === undefined ? null : phonePattern(numbers),
    phoneDigits: phone === undefined ? null : (numbers[0] ?? ''),
    phoneWords: phone === undefined ? [] : wordsWith(numbers),
    name: name ?? null,
  }
}

/** The address as a whole: not the end of a longer one, nor the beginning of another domain. */
function emailPattern(email: string): string {
  return `(?<![[:alnum:]_.%+-])${escaped(email)}(?![[:alnum:]_-]|\\.[[:alnum:]])`
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
}

/** Minimum number of digits for which the country code is optional. */
const minDigits = 6

/**
 * Returns the digits by which a number may be written, without leading zeros: as given, and without what may be a
 * country code of one to three digits.
 */
function numbersOf(phone: string): string[] {
  const written = phone.replace(/\(0\)/g, '').replace(/\D/g, '')
  const isInternational = /^\s*\(?\+/.test(phone) || written.startsWith('00')
  const digits = written.replace(/^0+/, '')
  const national = [1, 2, 3].map((length) => digits.slice(length).replace(/^0+/, ''))
  const hasCode = isInternational || digits.length > 10
  return [digits, ...(hasCode ? national.filter(({ length }) => length >= minDigits) : [])]
}

/** Separators allowed between two digits of a number. */
const gap = '[^[:alnum:]]{0,3}'

function phonePattern(numbers: readonly string[]): string {
  const [given = '', ...national] = numbers
  const bodies = [given, ...national].map((digits) => [...digits].join(gap)).filter((body) => body !== '')
  const code = given.length < minDigits ? '' : `(?:[0-9]{1,3}${gap})?(?:0${gap})?`
  return `(?<![[:alnum:]])(?:0${gap}){0,2}${code}(?:${bodies.join('|')})(?![[:alnum:]])`
}

/**
 * Maximum number of words per tsquery: for a longer one, PostgreSQL expects so many matches that it reads all texts.
 */
const wordsPerQuery = 40

/**
 * Returns tsqueries for the spellings of a phone number. However it is grouped, its last group is a word of its own,
 * searched for if it has at least two digits; without groups it may begin with any country code.
 */
function wordsWith(numbers: readonly string[]): string[] {
  const [given = '', ...national] = numbers
  const ends = Array.from({ length: Math.max(0, given.length - 1) }, (_, at) => given.slice(at))
  const wholes = numbers.flatMap((digits) => [digits, `0${digits}`, `00${digits}`])
  const needsCode = national.length === 0 && given.length >= minDigits
  const coded = needsCode ? countryCodes.flatMap((code) => [`${code}${given}`, `00${code}${given}`]) : []
  const words = [...new Set([...ends, ...wholes, ...coded])].filter((word) => word !== '')
  return Array.from({ length: Math.ceil(words.length / wordsPerQuery) }, (_, n) =>
    words
      .slice(n * wordsPerQuery, (n + 1) * wordsPerQuery)
      .map((word) => `'${word}'`)
      .join(' | '),
  )
}

const tenOf = (prefix: string) => Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`)

/** Assigned and reserved country codes (ITU-T E.164). */
const countryCodes = [
  ...'1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66'.split(
    ' ',
  ),
  ...'81 82 84 86 90 91 92 93 94 95 98'.split(' '),
  ...'21 22 23 24 25 26 29 35 37 38 42 50 59 67 68 69 80 85 87 88 96 97 99'.split(' ').flatMap(tenOf),
]
