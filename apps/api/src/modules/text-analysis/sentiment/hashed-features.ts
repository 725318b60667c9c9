import type { Hit } from '#modules/text-analysis/sentiment/lexicon.ts'
import { type Language, languages, type Token } from '#modules/text-analysis/sentiment/tokens.ts'

/** Number of hash buckets, limited by the size of the model's file. */
export const slots = 2 ** 17

/** Values of the hashed features, which limit their weight relative to the lexicon's. */
const scale = { word: 0.5, pair: 0.35, part: 0.22, pattern: 0.5 }

export interface HashedFeatures {
  /** Slots of words, pairs of words, parts of words, and patterns. */
  hashed: number[]
  /** Value of each hashed feature. */
  values: number[]
}

/** Returns the hashed features of a text in a language with a lexicon. */
export function hashedOf(tokens: readonly Token[], hits: readonly Hit[], language: Language): HashedFeatures {
  const hashed: number[] = []
  const values: number[] = []
  const seed = 17 + languages.indexOf(language) * 7919
  const add = (hash: number, value: number) => {
    hashed.push((hash >>> 0) % slots)
    values.push(value)
  }
  for (const { pattern } of hits) add(mix(seed, `#${pattern}`), scale.pattern)
  let before = seed
  const size = language === 'ja' ? 1 : 3
  const most = 400
  for (const { kind, forms } of tokens.slice(0, most)) {
    const word = forms.at(kind === 'word' && forms.length === 3 && language !== 'ar' ? 1 : 0) ?? forms[0]
    const hash = mix(seed, word)
    add(hash, scale.word)
    add(mix(before, word) + 1, scale.pair)
    before = hash
    if (kind !== 'word' || word.length <= size) continue
    const padded = ` ${word} `
    const value = scale.part / Math.sqrt(word.length)
    for (let start = 0; start + size <= padded.length; start += 1) {
      const last = Math.min(start + 5, padded.length)
      let part = begin(seed + 3)
      for (let at = start; at < last; at += 1) {
        part = step(part, padded.charCodeAt(at))
        if (at - start + 1 >= size) add(finish(part), value)
      }
    }
  }
  if (language === 'ja') {
    const text = tokens
      .map(({ forms }) => forms[0])
      .join('')
      .slice(0, most)
    for (let at = 0; at < text.length; at += 1) {
      for (let length = 3; length <= 4 && at + length <= text.length; length += 1)
        add(mix(seed + 5, text.slice(at, at + length)), scale.part)
    }
  }
  const norm = 1 / Math.max(1, Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)))
  return { hashed, values: values.map((value) => value * norm) }
}

/** Hashes a text: FNV-1a over UTF-16 code units, mixed once more. */
function mix(seed: number, text: string): number {
  let hash = begin(seed)
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return finish(hash)
}

const begin = (seed: number) => (seed ^ 0x811c9dc5) >>> 0
const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)

function finish(hash: number): number {
  const mixed = hash ^ (hash >>> 15)
  return Math.imul(mixed, 0x2c1b3c6d) ^ (mixed >>> 12)
}
