import { createHash } from 'node:crypto'
import {
  type Features,
  featuresOf,
  names,
  rated,
  type Scores,
  scoresOf,
  tones,
} from '#modules/text-analysis/sentiment/features.ts'
import { slots } from '#modules/text-analysis/sentiment/hashed-features.ts'
import { type Class, Lexicon } from '#modules/text-analysis/sentiment/lexicon.ts'
import { type Language, languages, splitPattern } from '#modules/text-analysis/sentiment/tokens.ts'

/** Negative, neutral and positive, in the order of scores and weights. */
export const outcomes = [-1, 0, 1] as const

/** The beginning of a model's file; the weights of the hashed features follow as 8-bit integers. */
export interface Header {
  /** Incremented whenever the model's results change. */
  version: number
  /** Names of the named features that it was trained with. */
  names: readonly string[]
  /** Patterns by language and class, separated by `|`. */
  lexicons: Readonly<Record<string, Partial<Record<Class, string>>>>
  /** Weights of the named features, one of each tone: for all languages, then by language. */
  shared: readonly number[]
  byLanguage: Readonly<Record<string, readonly number[]>>
  /** Weights of what `rated` returns, three of each, by stars; the second row is for languages without lexicon. */
  byStars: readonly (readonly (readonly number[])[])[]
  /** Value of one step of the 8-bit weights. */
  step: number
}

/** Stands for all languages without a lexicon: only emoji and punctuation are recognized. */
export const other = 'other'

const toneCount = Object.keys(tones).length

interface Scored {
  scores: Scores
  toneScores: number[]
  /** Scores of the tones by the named features alone. */
  lexical: number[]
  features: Features
}

/** A trained model. */
export class Model {
  readonly version: number
  readonly #header: Header
  readonly #hashed: Int8Array
  readonly #lexicons = new Map<string, Lexicon>()

  /** @param file what `writeModel` wrote; throws unless its features are those of this code */
  constructor(file: Buffer) {
    const length = file.readUInt32LE(0)
    // The file is one that this product wrote; its checksum is tested.
    this.#header = JSON.parse(file.toString('utf8', 4, 4 + length)) as Header
    this.#hashed = new Int8Array(file.buffer, file.byteOffset + 4 + length, slots * toneCount)
    this.version = this.#header.version
    if (this.#header.names.join() !== names.join())
      throw new Error('The sentiment model was trained with other features.')
    for (const [language, patterns] of Object.entries(this.#header.lexicons)) {
      this.#lexicons.set(language, createLexicon(language, patterns))
    }
  }

  /** Returns the scores of a text's words. */
  words(text: string, language: Language | null): Scored {
    const { shared, byLanguage, step } = this.#header
    const lexicon = this.#lexicons.get(language ?? other)
    if (!lexicon) throw new Error(`The sentiment model has no lexicon for ${language}.`)
    const features = featuresOf(text, language, lexicon)
    const lexical = new Array<number>(toneCount).fill(0)
    const own = byLanguage[language ?? other] ?? []
    for (let at = 0; at < features.named.length; at += 1) {
      const value = features.named[at] ?? 0
      if (value === 0) continue
      for (let tone = 0; tone < toneCount; tone += 1) {
        const number = toneCount * at + tone
        const weight = (own[number] ?? 0) + (language ? (shared[number] ?? 0) : 0)
        lexical[tone] = (lexical[tone] ?? 0) + value * weight
      }
    }
    // Unrolled: most of the time is spent here, and a loop over the tones is a third slower.
    let [criticism = 0, irony = 0, balance = 0, remark = 0, praise = 0] = lexical
    for (let at = 0; at < features.hashed.length; at += 1) {
      const first = toneCount * (features.hashed[at] ?? 0)
      const value = (features.values[at] ?? 0) * step
      criticism += value * (this.#hashed[first] ?? 0)
      irony += value * (this.#hashed[first + 1] ?? 0)
      balance += value * (this.#hashed[first + 2] ?? 0)
      remark += value * (this.#hashed[first + 3] ?? 0)
      praise += value * (this.#hashed[first + 4] ?? 0)
    }
    const all = [criticism, irony, balance, remark, praise]
    return { scores: scoresOf(all), toneScores: all, lexical, features }
  }

  /** Returns the scores of a text's words and its stars. */
  review(text: string, stars: number, language: Language | null): Scores {
    const { toneScores, lexical, features } = this.words(text, language)
    const weights = this.#header.byStars[language ? 0 : 1]?.[stars - 1] ?? []
    const both: Scores = [0, 0, 0]
    for (const [at, value] of rated(toneScores, lexical, features.named).entries()) {
      for (const outcome of [0, 1, 2] as const) both[outcome] += value * (weights[3 * at + outcome] ?? 0)
    }
    return both
  }
}

function createLexicon(language: string, patterns: Partial<Record<Class, string>>): Lexicon {
  const known = languages.find((known) => known === language) ?? null
  return new Lexicon(() =>
    (Object.entries(patterns) as [Class, string][]).flatMap(([name, list]) =>
      list.split('|').map((pattern) => [name, splitPattern(known, pattern)] as const),
    ),
  )
}

/** Returns a model's file. @param hashed a weight of each tone by slot, in steps of `header.step` */
export function writeModel(header: Header, hashed: Int8Array): Buffer {
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  return Buffer.concat([length, json, Buffer.from(hashed.buffer, hashed.byteOffset, hashed.byteLength)])
}

/** Returns the SHA-256 of a file, in hexadecimal digits. */
export const checksumOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')
