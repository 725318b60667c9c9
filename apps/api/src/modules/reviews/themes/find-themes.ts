import type { Theme } from '@candour/schemas/theme-names.ts'
import { theme as themes } from '@candour/schemas/theme-names.ts'
import { fold } from '#modules/reviews/language.ts'
import { classify, type Sentiment } from '#modules/reviews/sentiment/classify.ts'
import type { Catalogue } from '#modules/reviews/themes/catalogue.ts'
import { catalogues } from '#modules/reviews/themes/catalogues.ts'

/** Number of characters read, as for the language: the beginning of a text is as telling as its end. */
export const readLength = 1000

/** Maximum number of clauses whose sentiment is judged. */
const maxJudged = 60

/** A written review, as far as its themes depend on it. */
export interface WrittenReview {
  text: string
  /** 1 to 5. */
  rating: number
  /** Language of the text (BCP 47); null if uncertain. */
  textLanguage: string | null
  /** Language of the page on which it was written; null if unknown. */
  lang: string | null
}

/** A clause that mentions a theme. */
export interface Mention {
  theme: Theme
  tone: Sentiment
  clause: string
  /** The sentence that the clause is part of. */
  sentence: string
}

/** Returns the themes of a review with the sentiment of what it says about each. Synchronous and pure. */
export function findThemes(review: WrittenReview): Map<Theme, Sentiment> {
  const sums = new Map<Theme, number>()
  for (const { theme, tone } of findMentions(review)) sums.set(theme, (sums.get(theme) ?? 0) + tone)
  return new Map([...sums].map(([theme, sum]) => [theme, signOf(sum)]))
}

/** Returns the clauses of a review that mention themes, in their order. Reads the first 1,000 characters. */
export function findMentions({ text, rating, textLanguage, lang }: WrittenReview): Mention[] {
  const read = text.slice(0, readLength)
  const language = languageOf(read, textLanguage, lang)
  if (!language) return []
  let judged = 0
  const wordsTone = (clause: string): Sentiment => {
    judged += 1
    return judged > maxJudged ? 0 : classify(clause, 3, { textLanguage: language.name, lang })
  }
  return sentencesOf(read).flatMap((sentence) => mentionsIn(sentence, language, { rating, wordsTone }))
}

/**
 * A clause has the tone of its words; else of the words that are a complaint or praise in themselves; else of the clauses
 * next to it, or the opposite of those it contradicts; else of the stars.
 */
function mentionsIn(
  sentence: string,
  language: CompiledLanguage,
  { rating, wordsTone }: { rating: number; wordsTone: (clause: string) => Sentiment },
): Mention[] {
  const clauses = sentence.split(language.breaks).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  const found = clauses.map((clause) => language.match(clause))
  if (found.every((hits) => hits.size === 0)) return []
  let segment = 0
  const judged = clauses.map((clause, at) => {
    if (at > 0 && language.turns(clause, clauses[at - 1] ?? '')) segment += 1
    return { clause, segment, tone: wordsTone(clause) }
  })
  const toneOf = (segment: number) =>
    signOf(judged.reduce((sum, other) => sum + (other.segment === segment ? other.tone : 0), 0))
  const ofStars = signOf(rating - 3)
  return judged.flatMap(({ clause, segment, tone }, at) =>
    [...(found[at] ?? [])].map(([theme, sign]) => {
      const beside = toneOf(segment) || -toneOf(segment - 1) || -toneOf(segment + 1)
      return { theme, tone: signOf(tone || sign || beside || ofStars), clause: clause.trim(), sentence }
    }),
  )
}

function signOf(value: number): Sentiment {
  return value < 0 ? -1 : value > 0 ? 1 : 0
}

/** Splits at the ends of sentences and lines. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…؟؛;])\s+|(?<=[。！？])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu})|\n+/u)
    .flatMap((sentence) => {
      const trimmed = sentence.trim()
      return trimmed ? [trimmed] : []
    })
}

interface CompiledLanguage {
  name: string
  /** Boundaries of clauses. */
  breaks: RegExp
  /** Whether a clause contradicts the one before. */
  turns(clause: string, before: string): boolean
  /** Returns the themes that a text mentions; with -1 or 1 if that is a complaint or praise in itself. */
  match(text: string): Map<Theme, Sentiment>
}

const compiled = new Map<string, CompiledLanguage>()

/** Patterns are compiled on first use: most companies need few languages. */
function compile(name: string): CompiledLanguage | undefined {
  const known = compiled.get(name)
  if (known) return known
  const catalogue = Object.hasOwn(catalogues, name) ? catalogues[name] : undefined
  if (!catalogue) return undefined
  const made = { name, ...clausesOf(catalogue), match: matcherOf(catalogue) }
  compiled.set(name, made)
  return made
}

/**
 * Returns the language by whose catalogue a text is read: its own; if that is uncertain, the page's, or the one with the
 * most themes in it. Undefined for a language without a catalogue, and if nothing is found in any.
 */
function languageOf(text: string, textLanguage: string | null, lang: string | null) {
  if (textLanguage) return compile(textLanguage)
  const page = lang ? compile(lang.split('-')[0] ?? lang) : undefined
  if (page && page.match(text).size > 0) return page
  let most = 0
  let best: CompiledLanguage | undefined
  for (const name of Object.keys(catalogues)) {
    const language = compile(name)
    const found = language?.match(text).size ?? 0
    if (found > most) best = language
    most = Math.max(most, found)
  }
  return best
}

const listed = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const anyOf = (words: string) =>
  listed(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

function clausesOf({ contrasts, joins, unspaced }: Catalogue): Pick<CompiledLanguage, 'breaks' | 'turns'> {
  const marks = String.raw`[,،、，:]\s*|\s[-–—]\s`
  if (unspaced) {
    const ends = new RegExp(`(?:${anyOf(contrasts)})$`, 'u')
    return {
      breaks: new RegExp(`${marks}|(?<=${anyOf(contrasts)}|${anyOf(joins)})`, 'u'),
      turns: (_, before) => ends.test(before.trim()),
    }
  }
  const begins = new RegExp(`^(?:${anyOf(contrasts)})(?!\\p{L})`, 'iu')
  return {
    breaks: new RegExp(`${marks}|\\s+(?=(?:${anyOf(contrasts)}|${anyOf(joins)})(?![\\p{L}]))`, 'iu'),
    turns: (clause) => begins.test(clause.trim()),
  }
}

/** Letters of words in the form in which they are compared, a space around each word. */
function normalize(text: string): string {
  return ` ${fold(text)
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

interface TrieNode {
  next: Map<string, TrieNode>
  hits: { theme: Theme; sign: Sentiment }[]
}

const newNode = (): TrieNode => ({ next: new Map(), hits: [] })

/** Finds all patterns in one pass: a regular expression of hundreds of alternatives takes a hundred times as long. */
function matcherOf({ themes: patterns, unspaced = false }: Catalogue): CompiledLanguage['match'] {
  const root = newNode()
  for (const theme of themes.options) {
    for (const pattern of listed(patterns[theme])) add(root, pattern, theme, unspaced)
  }
  return (text) => {
    const found = new Map<Theme, Sentiment>()
    const longest = new Map<Theme, number>()
    const letters = normalize(text)
    for (let start = 0; start < letters.length; start += 1) {
      let node: TrieNode | undefined = root
      let end = start
      let hits: TrieNode['hits'] = []
      let length = 0
      while (node && end < letters.length) {
        node = node.next.get(letters[end] ?? '')
        end += 1
        if (node && node.hits.length > 0) {
          hits = node.hits
          length = end - start
        }
      }
      for (const { theme, sign } of hits) {
        if (sign === 0 ? found.has(theme) : length <= (longest.get(theme) ?? 0)) continue
        found.set(theme, sign)
        if (sign !== 0) longest.set(theme, length)
      }
    }
    return found
  }
}

function add(root: TrieNode, pattern: string, theme: Theme, unspaced: boolean): void {
  const sign = pattern.startsWith('-') ? -1 : pattern.startsWith('+') ? 1 : 0
  const written = sign === 0 ? pattern : pattern.slice(1)
  const words = normalize(written).trim()
  const start = unspaced || written.startsWith('*') ? '' : ' '
  const end = unspaced || written.endsWith('*') ? '' : ' '
  let node = root
  for (const letter of `${start}${words}${end}`) {
    const next = node.next.get(letter) ?? newNode()
    node.next.set(letter, next)
    node = next
  }
  node.hits.push({ theme, sign })
}
