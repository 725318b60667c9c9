import type { Theme } from '@candour/schemas/theme-names.ts'
import { theme as themeOptions } from '@candour/schemas/theme-names.ts'
import { fold } from '#lib/text.ts'
import { type Sentiment, type Weighed, weighWords } from '#modules/text-analysis/sentiment/classify.ts'
import { type Language, languages } from '#modules/text-analysis/sentiment/tokens.ts'
import type { Catalogue } from '#modules/text-analysis/theme-finding/catalogue.ts'
import { catalogues } from '#modules/text-analysis/theme-finding/catalogues.ts'

/** Number of characters read, as for the language: the beginning of a text is as telling as its end. */
export const readLength = 1000

/** Maximum number of clauses whose words are weighed. */
const maxWeighed = 60

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
  let weighed = 0
  const weigh = (clause: string): Weighed => {
    weighed += 1
    return weighed > maxWeighed ? unweighed : weighWords(clause, { textLanguage: language.name })
  }
  return sentencesOf(read).flatMap((sentence) => mentionsIn(sentence, language, { weigh, rating }))
}

/** Returns a tone, or 0 for praise in or next to a proposal. */
const orNoPraise = (isProposal: boolean, tone: number) => (isProposal ? Math.min(0, tone) : tone)

const unweighed: Weighed = { weight: 0, suggests: false, sentiment: 0 }

/**
 * A clause has the tone of its own words, if that is clear (some patterns are a complaint or praise in themselves);
 * else that of the clauses next to it, or the opposite of those it contradicts; else that of the stars. A suggestion or
 * a question counts as praise only if the model classifies its own words as such, never because of the clauses next to
 * it or the stars.
 */
function mentionsIn(
  sentence: string,
  language: CompiledLanguage,
  { weigh, rating }: { weigh: (clause: string) => Weighed; rating: number },
): Mention[] {
  const asks = /[?？؟][\s)"”»]*$/u.test(sentence)
  let segment = 0
  let before: string | undefined
  const clauses = sentence.split(language.breaks).flatMap((text) => {
    const clause = text.trim()
    if (!/[\p{L}\p{N}]/u.test(clause)) return []
    if (before !== undefined && language.turns(clause, before)) segment += 1
    before = clause
    const found = language.match(clause)
    let words: Weighed | undefined
    const read = () => {
      words ??= weigh(language.bare(clause))
      return words
    }
    const proposes = () => asks || read().suggests
    const judge = (sign = signOf([...found.values()].reduce<number>((sum, one) => sum + one, 0))) => {
      if (proposes()) return sign < 0 ? sign : read().sentiment
      return clearTone(read().weight, sign, rating)
    }
    return [{ clause, segment, judge, proposes, found }]
  })
  const sumOf = (segment: number) =>
    clauses
      .filter((other) => other.segment === segment)
      .reduce((sum, other) => sum + orNoPraise(other.proposes(), other.judge()), 0)
  return clauses.flatMap(({ clause, segment, judge, proposes, found }) =>
    [...found].map(([theme, sign]) => {
      const beside = () => sumOf(segment) || -sumOf(segment - 1) || -sumOf(segment + 1)
      const isBesideProposal = () => clauses.some((other) => other.segment === segment && other.proposes())
      const tone =
        judge(sign) ||
        orNoPraise(proposes(), beside()) ||
        orNoPraise(rating > 3 && isBesideProposal(), rating - 3)
      return { theme, tone: signOf(tone), clause, sentence }
    }),
  )
}

/**
 * Minimum weight of a clear tone, what is added to it per star that it contradicts, and the weight of a pattern that is
 * a complaint or praise in itself. Such a pattern may contradict the stars, because in a few words it is more reliable
 * than the model.
 */
const clear = { alone: 0.4, perStar: 0.5, pattern: 2 }

function clearTone(words: number, sign: Sentiment, rating: number): Sentiment {
  const weight = words + sign * clear.pattern
  const contradicted = sign === 0 && weight * (rating - 3) < 0 ? Math.abs(rating - 3) : 0
  return Math.abs(weight) < clear.alone + contradicted * clear.perStar ? 0 : signOf(weight)
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
  name: Language
  /** Boundaries of clauses. */
  breaks: RegExp
  /** Returns a clause without the conjunction that it begins with. */
  bare(clause: string): string
  /** Whether a clause contradicts the one before. */
  turns(clause: string, before: string): boolean
  /** Returns the themes that a text mentions; with -1 or 1 if that is a complaint or praise in itself. */
  match(text: string): Map<Theme, Sentiment>
}

const compiled = new Map<Language, CompiledLanguage>()

/** Patterns are compiled on first use: most companies need few languages. */
function compile(name: Language): CompiledLanguage {
  const known = compiled.get(name)
  if (known) return known
  const catalogue = catalogues[name]
  const made = { name, ...clausesOf(catalogue), match: matcherOf(catalogue) }
  compiled.set(name, made)
  return made
}

const withCatalogue = (tag: string | null) => languages.find((language) => language === tag?.split('-')[0])

/**
 * Returns the language whose catalogue applies to a text: its own; if that is uncertain, the page's, or the one with
 * the most themes in it. Undefined for a language without a catalogue, and if nothing is found in any.
 */
function languageOf(text: string, textLanguage: string | null, lang: string | null) {
  if (textLanguage) {
    const known = withCatalogue(textLanguage)
    return known && compile(known)
  }
  let most = 0
  let best: CompiledLanguage | undefined
  const ofPage = withCatalogue(lang)
  for (const name of new Set(ofPage ? [ofPage, ...languages] : languages)) {
    const language = compile(name)
    const found = language.match(text).size
    if (found > most) best = language
    most = Math.max(most, found)
    if (ofPage && best?.name === ofPage) break
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

function clausesOf({
  contrasts,
  joins,
  unspaced,
}: Catalogue): Pick<CompiledLanguage, 'bare' | 'breaks' | 'turns'> {
  const marks = String.raw`[,،、，:]\s*|\s[-–—]\s`
  if (unspaced) {
    const ends = new RegExp(`(?:${anyOf(contrasts)})$`, 'u')
    return {
      bare: (clause) => clause,
      breaks: new RegExp(marks, 'u'),
      turns: (_, before) => ends.test(before.trim()),
    }
  }
  const begins = new RegExp(`^(?:${anyOf(contrasts)})(?!\\p{L})`, 'iu')
  const conjunction = new RegExp(`^(?:${anyOf(contrasts)}|${anyOf(joins)})(?!\\p{L})\\s*`, 'iu')
  return {
    bare: (clause) => clause.replace(conjunction, ''),
    breaks: new RegExp(`${marks}|\\s+(?=(?:${anyOf(contrasts)}|${anyOf(joins)})(?![\\p{L}]))`, 'iu'),
    turns: (clause) => begins.test(clause.trim()),
  }
}

/** Letters of words in the form in which they are compared, a space around each word. */
function normalize(text: string): string {
  return ` ${fold(text)
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
  for (const theme of themeOptions.options) {
    for (const pattern of listed(patterns[theme])) add(root, patternOf(pattern, unspaced), theme)
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

interface Pattern {
  letters: string
  sign: Sentiment
}

function patternOf(pattern: string, unspaced: boolean): Pattern {
  const sign = pattern.startsWith('-') ? -1 : pattern.startsWith('+') ? 1 : 0
  const written = sign === 0 ? pattern : pattern.slice(1)
  const start = unspaced || written.startsWith('*') ? '' : ' '
  const end = unspaced || written.endsWith('*') ? '' : ' '
  return { letters: `${start}${normalize(written).trim()}${end}`, sign }
}

function add(root: TrieNode, { letters, sign }: Pattern, theme: Theme): void {
  let node = root
  for (const letter of letters) {
    const next = node.next.get(letter) ?? newNode()
    node.next.set(letter, next)
    node = next
  }
  node.hits.push({ theme, sign })
}
