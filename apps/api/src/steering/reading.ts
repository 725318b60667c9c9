import { plain } from '#steering/folding.ts'
import { type Class, type Entry, indexed, type Part } from '#steering/words.ts'

export interface Token {
  /** As it is written, and folded. */
  original: string
  word: string
  /** Index of its sentence and of its clause within the text. */
  sentence: number
  clause: number
  /** Characters before it, without spaces. */
  gap: string
}

/** Where words of a class were found: indexes of tokens. */
export interface Hit {
  start: number
  end: number
}

export type Hits = Partial<Record<Class, Hit[]>>

export interface Reading {
  tokens: Token[]
  /** For each sentence, whether it is a question. */
  questions: boolean[]
  /** By language. */
  hits: Map<string, Hits>
}

export const wordPattern = /[\p{L}\p{M}]+|\p{N}+/gu
export const ideographs = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u
const endOfSentence = /[.!?…;。！？؟।]/u
const endOfClause = /[,،、:()–—|/]/u

export function read(text: string): Reading {
  const tokens: Token[] = []
  const questions: boolean[] = []
  const isGreek = /\p{Script=Greek}/u.test(text)
  const asks = (gap: string) => /[?؟]/u.test(gap) || (isGreek && gap.includes(';'))
  let [sentence, clause, last] = [0, 0, 0]
  for (const match of text.matchAll(wordPattern)) {
    const gap = text.slice(last, match.index)
    if (tokens.length > 0 && endOfSentence.test(gap)) {
      questions[sentence] = asks(gap)
      sentence += 1
      clause += 1
    } else if (endOfClause.test(gap) || / - /.test(gap)) clause += 1
    tokens.push({ original: match[0], word: plain(match[0]), sentence, clause, gap: gap.trim() })
    last = match.index + match[0].length
  }
  questions[sentence] = asks(text.slice(last))
  return { tokens, questions, hits: hitsOf(tokens) }
}

/** Whether a word has the accents of a part, or none at all. */
function isWritten({ accented, isStart }: Part, token: Token | undefined): boolean {
  if (accented === undefined || token === undefined) return true
  const written = token.original.toLowerCase().normalize('NFC')
  return written === token.word || (isStart ? written.startsWith(accented) : written === accented)
}

/** Returns the words of all languages in a text. Every text is read in all of them: nobody says in which it is. */
function hitsOf(tokens: Token[]): Map<string, Hits> {
  const { whole, starts, parts } = indexed()
  const hits = new Map<string, Hits>()
  const add = (at: number, { language, of, first, rest }: Entry) => {
    if (!isWritten(first, tokens[at])) return
    for (const [offset, part] of rest.entries()) {
      const following = tokens[at + 1 + offset]
      if (following === undefined || !isWritten(part, following)) return
      if (part.isStart ? !following.word.startsWith(part.word) : following.word !== part.word) return
    }
    const known = hits.get(language) ?? {}
    hits.set(language, known)
    const found = known[of] ?? []
    known[of] = found
    found.push({ start: at, end: at + rest.length })
  }
  for (const [at, { word }] of tokens.entries()) {
    for (const form of formsOf(word)) {
      for (const entry of whole.get(form) ?? []) add(at, entry)
      for (let length = 1; length <= Math.min(form.length, 20); length += 1) {
        for (const entry of starts.get(form.slice(0, length)) ?? []) add(at, entry)
      }
    }
    if (/^[a-z]/.test(word)) for (const [part, entry] of parts) if (word.includes(part)) add(at, entry)
  }
  return hits
}

const arabicPrefix = /^(?:[وف]?(?:ال|بال|لل|كال)|[وفبلك])(?=..)/u
const hebrewPrefix = /^(?:ו[שהבלמכ]|[שכ]ה|[ושהבלמכ])(?=..)/u

/** Returns a word, and what remains of it without articles and prepositions that are joined to it. */
export function formsOf(word: string): string[] {
  const prefix = /^[\u0600-\u06ff]/u.test(word)
    ? arabicPrefix
    : /^[\u0590-\u05ff]/u.test(word)
      ? hebrewPrefix
      : null
  if (!prefix) return [word]
  const forms = [word, word.replace(prefix, '')]
  if (word.length > 3) forms.push(word.slice(1))
  return [...new Set(forms)]
}

/** Allowed distance between words of two classes. */
export interface Distance {
  /** Number of words from the end of the first to the start of the second. */
  max: number
  within?: 'sentence' | 'clause' | undefined
  /** Whether a conjunction may stand between them. */
  joined?: boolean
}

export const conjunctions = new Set(
  'and or und oder et ou y o e u en of i lub albo a nebo ci sau si vagy es και η och eller og ja tai ve veya і або и или و او hoac va dan atau या और'.split(
    ' ',
  ),
)

const knownStarts = new WeakMap<Hit[], Set<number>>()

/** Returns the positions at which hits begin. A set, so that the check stays linear in the length of the text. */
export function startsOf(hits: Hit[]): Set<number> {
  const starts = knownStarts.get(hits) ?? new Set(hits.map(({ start }) => start))
  knownStarts.set(hits, starts)
  return starts
}

/** Returns those of the first hits that one of the second follows. */
export function followed(
  tokens: Token[],
  first: Hit[] | undefined,
  second: Hit[] | undefined,
  { max, within = 'sentence', joined = true }: Distance,
): Hit[] {
  if (!first || !second) return []
  const starts = startsOf(second)
  return first.filter((a) => {
    for (let at = a.end + 1; at <= a.end + max && at < tokens.length; at += 1) {
      if (tokens[a.start]?.[within] !== tokens[at]?.[within]) return false
      if (!joined && conjunctions.has(tokens[at]?.word ?? '')) return false
      if (starts.has(at)) return true
    }
    return false
  })
}

/** Returns those of the second hits that one of the first precedes in the same sentence. */
export function preceded(tokens: Token[], first: Hit[] | undefined, second: Hit[], max: number): Set<Hit> {
  const ends = new Set(first?.map(({ end }) => end))
  return new Set(
    second.filter(({ start }) => {
      for (let at = start - 1; at >= Math.max(0, start - max); at -= 1) {
        if (tokens[at]?.sentence !== tokens[start]?.sentence) return false
        if (ends.has(at)) return true
      }
      return false
    }),
  )
}
