import {
  type Features,
  featuresOf,
  names,
  rated,
  type Scores,
  slots,
} from '#modules/reviews/sentiment/features.ts'
import { type Entry, Lexicon } from '#modules/reviews/sentiment/lexicon.ts'
import { type Header, Model, other, writeModel } from '#modules/reviews/sentiment/model.ts'
import { type Language, languages, splitPattern } from '#modules/reviews/sentiment/tokens.ts'
import { type Labelled, type Pattern, readLexicon } from '#test/sentiment/data.ts'

/** An example: indices of features with their values, and the right outcome (0 to 2). */
interface Example {
  at: Uint32Array
  values: Float32Array
  outcome: number
  weight: number
}

/** How both stages are trained, chosen on the tuning part. */
const settings = {
  words: { epochs: 25, rate: 0.1, decay: 1e-4 },
  stars: { epochs: 20, rate: 0.05, decay: 1e-4 },
  /** How much a language may differ from all, in values of its named features. */
  ownScale: 0.4,
  /** Weight of a pattern of a lexicon as an example; it teaches the parts of words. */
  patternWeight: 0.1,
  folds: 4,
  /** Weights of a judging review with other stars than its own. */
  threeStars: 0.3,
  anyStars: 0.05,
}

const outcomeCount = 3

/**
 * Trains a model in two stages: the words' scores, and what they come to beside the stars. The second stage is trained
 * on scores of reviews that the first has not seen (by writer). Deterministic.
 *
 * @param hasPriors whether to learn from lexicons' patterns and from empty reviews too
 */
export function train(reviews: readonly Labelled[], version: number, { hasPriors = true } = {}): Buffer {
  const lexicons = new Map(languages.map((language) => [language, readLexicon(language)]))
  const emoji = readLexicon('emoji')
  const words = prepare(hasPriors ? [...reviews, ...emptyReviews] : reviews, lexicons, emoji)
  const extra = [...(hasPriors ? lexicons : [])].flatMap(([language, patterns]) =>
    exampleOfPatterns(language, [...patterns, ...emoji]),
  )
  const scores: { all: Scores; lexical: Scores }[] = []
  for (let fold = 0; fold < settings.folds; fold += 1) {
    const isHeldOut = ({ review }: Prepared) => foldOf(review) === fold
    const weights = fit([...words.filter((row) => !isHeldOut(row)), ...extra], dimensions, settings.words)
    for (const [at, row] of words.entries()) {
      if (isHeldOut(row)) scores[at] = { all: score(weights, row), lexical: score(weights, row, lexicalSize) }
    }
  }
  const weights = fit([...words, ...extra], dimensions, settings.words)
  const byStars = [false, true].map((isOther) =>
    fitStars(
      words.flatMap((row, at) => {
        const { outcome, review } = row
        const found = scores[at]
        if (!found || row.isOther !== isOther || isExtra(review)) return []
        const values = rated(found.all, found.lexical, row.features.named)
        const rows = [{ stars: review.stars, values, outcome, weight: 1 }]
        if (!isOneSided(row)) return rows
        // What the words say holds with any stars.
        for (const stars of [1, 2, 3, 4, 5]) {
          rows.push({ stars, values, outcome, weight: stars === 3 ? settings.threeStars : settings.anyStars })
        }
        return rows
      }),
    ),
  )
  return pack(weights, byStars, lexicons, emoji, version)
}

/** Reviews that say nothing, so that the stars decide them. */
const emptyReviews = languages.flatMap((language) =>
  ['', '.', '…', '-', 'x', 'asdf', 'qwertz'].flatMap((text, at) =>
    [1, 2, 3, 4, 5].map((stars): Labelled => {
      const outcome = 1 + Math.sign(stars - 3)
      return { language, writer: `e${at}`, trade: '', kind: '', stars, outcome, passes: null, text }
    }),
  ),
)

interface Prepared extends Example {
  review: Labelled
  features: Features
  isOther: boolean
}

/** Where the features' weights stand: shared, by language, of texts in other languages, hashed. */
const groups = languages.length + 2
const lexicalSize = names.length * groups
const dimensions = lexicalSize + slots

function prepare(
  reviews: readonly Labelled[],
  lexicons: ReadonlyMap<Language, readonly Pattern[]>,
  emoji: readonly Pattern[],
): Prepared[] {
  const ofEmoji = createLexicon(null, emoji)
  const ofLanguage = new Map(
    [...lexicons].map(([language, patterns]) => [language, createLexicon(language, [...patterns, ...emoji])]),
  )
  return reviews.flatMap((review) => {
    const known = featuresOf(review.text, review.language, ofLanguage.get(review.language) ?? ofEmoji)
    const unknown = featuresOf(review.text, null, ofEmoji)
    return [
      { ...exampleOf(known, review.language, review.outcome), review, features: known, isOther: false },
      { ...exampleOf(unknown, null, review.outcome), review, features: unknown, isOther: true },
    ]
  })
}

function exampleOf(features: Features, language: Language | null, outcome: number, weight = 1): Example {
  const at: number[] = []
  const values: number[] = []
  const group = language ? 1 + languages.indexOf(language) : groups - 1
  for (const [name, value] of features.named.entries()) {
    if (value === 0) continue
    at.push(group * names.length + name)
    values.push(language ? value * settings.ownScale : value)
    if (!language) continue
    at.push(name)
    values.push(value)
  }
  for (const [number, slot] of features.hashed.entries()) {
    at.push(lexicalSize + slot)
    values.push(features.values[number] ?? 0)
  }
  return { at: Uint32Array.from(at), values: Float32Array.from(values), outcome, weight }
}

/** Turns the judging patterns of a lexicon into examples of their words and parts of words. */
function exampleOfPatterns(language: Language, patterns: readonly Pattern[]): Example[] {
  const lexicon = createLexicon(language, patterns)
  return patterns.flatMap(([name, text]) => {
    const outcome = /^pos\d|^neg_pos|^booster/u.test(name)
      ? 2
      : /^neg\d|^pos_neg|^complain/u.test(name)
        ? 0
        : undefined
    if (outcome === undefined) return []
    const features = featuresOf(text.replaceAll('*', ''), language, lexicon)
    features.named.fill(0)
    return [exampleOf(features, language, outcome, settings.patternWeight)]
  })
}

function createLexicon(language: Language | null, patterns: readonly Pattern[]): Lexicon {
  return new Lexicon(() => patterns.map(([name, text]): Entry => [name, splitPattern(language, text)]))
}

/** Numbers a review's fold, so that no writer is in two. */
function foldOf({ writer }: Labelled): number {
  return Number(writer.slice(1)) % settings.folds
}

interface Rated {
  stars: number
  values: number[]
  outcome: number
  weight: number
}

/** Whether a review is one of those that only train words: their kinds and stars are not as frequent as in the set. */
function isExtra({ writer }: Labelled): boolean {
  return writer.startsWith('x')
}

const oneSided = { 0: ['blame'], 1: [], 2: ['praise'] } as const

/** Whether a review's words judge clearly, one way only, and so would with any stars. */
function isOneSided({ features, outcome }: Prepared): boolean {
  const has = (name: string) => (features.named[names.indexOf(name)] ?? 0) > 0
  if (has('contrast') || has('sarcasm')) return false
  return oneSided[outcome as 0 | 1 | 2].some((side) => has(`balance: ${side}`))
}

function fitStars(rows: readonly Rated[]): number[][] {
  const size = rows[0]?.values.length ?? 0
  // What all stars have in common is in front.
  const examples = rows.map(({ stars, values, outcome, weight }) => ({
    at: Uint32Array.from([...values.keys(), ...[...values.keys()].map((at) => stars * size + at)]),
    values: Float32Array.from([...values, ...values]),
    outcome,
    weight,
  }))
  const weights = fit(examples, size * 6, settings.stars)
  return [1, 2, 3, 4, 5].map((stars) =>
    Array.from({ length: size * outcomeCount }, (_, at) =>
      round((weights[at] ?? 0) + (weights[stars * size * outcomeCount + at] ?? 0)),
    ),
  )
}

/** Multinomial logistic regression by stochastic gradient descent (AdaGrad) with weight decay. Deterministic. */
function fit(
  examples: readonly Example[],
  size: number,
  { epochs, rate, decay }: { epochs: number; rate: number; decay: number },
): Float32Array {
  const weights = new Float32Array(size * outcomeCount)
  const squares = new Float32Array(size * outcomeCount).fill(0.01)
  const random = createRandom(1)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const example of order) {
      const errors = softmax(score(weights, example))
      errors[example.outcome] = (errors[example.outcome] ?? 0) - 1
      for (let number = 0; number < example.at.length; number += 1) {
        const value = (example.values[number] ?? 0) * example.weight
        const first = (example.at[number] ?? 0) * outcomeCount
        for (let outcome = 0; outcome < outcomeCount; outcome += 1) {
          const at = first + outcome
          const gradient = (errors[outcome] ?? 0) * value + decay * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + gradient * gradient
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1)
        }
      }
    }
  }
  return weights
}

/** Returns the scores of an example by its features with indices below `end`. */
function score(weights: Float32Array, { at, values }: Example, end = Number.POSITIVE_INFINITY): Scores {
  const scores: Scores = [0, 0, 0]
  for (let number = 0; number < at.length; number += 1) {
    const feature = at[number] ?? 0
    if (feature >= end) break
    const first = feature * outcomeCount
    const value = values[number] ?? 0
    scores[0] += value * (weights[first] ?? 0)
    scores[1] += value * (weights[first + 1] ?? 0)
    scores[2] += value * (weights[first + 2] ?? 0)
  }
  return scores
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const with_ = Math.floor(random() * (at + 1))
    const [a, b] = [list[at], list[with_]]
    if (a === undefined || b === undefined) continue
    list[at] = b
    list[with_] = a
  }
}

/** Returns a generator of numbers from 0 to 1 (mulberry32), the same for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const round = (value: number) => Math.round(value * 1e4) / 1e4

function pack(
  weights: Float32Array,
  byStars: number[][][],
  lexicons: ReadonlyMap<Language, readonly Pattern[]>,
  emoji: readonly Pattern[],
  version: number,
): Buffer {
  const size = names.length * outcomeCount
  const own = (group: number, scale: number) =>
    [...weights.subarray(group * size, (group + 1) * size)].map((weight) => round(weight * scale))
  const hashed = weights.subarray(lexicalSize * outcomeCount)
  const step = hashed.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1
  const header: Header = {
    version,
    names,
    lexicons: Object.fromEntries([
      ...[...lexicons].map(([language, patterns]) => [language, byClass([...patterns, ...emoji])]),
      [other, byClass(emoji)],
    ]),
    shared: own(0, 1),
    byLanguage: Object.fromEntries([
      ...languages.map((language, number) => [language, own(number + 1, settings.ownScale)]),
      [other, own(groups - 1, 1)],
    ]),
    byStars,
    step,
  }
  return writeModel(
    header,
    Int8Array.from(hashed, (weight) => Math.round(weight / step)),
  )
}

function byClass(patterns: readonly Pattern[]): Header['lexicons'][string] {
  return Object.fromEntries(
    [...Map.groupBy(patterns, ([name]) => name)].map(([name, group]) => [
      name,
      group.map(([, text]) => text).join('|'),
    ]),
  )
}

/** Returns the model that a file holds. */
export const modelOf = (file: Buffer) => new Model(file)
