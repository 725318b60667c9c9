import { randomFrom } from '#lib/random.ts'
import { type Features, featuresOf, names, rated, tones } from '#modules/text-analysis/sentiment/features.ts'
import { slots } from '#modules/text-analysis/sentiment/hashed-features.ts'
import { type Entry, Lexicon } from '#modules/text-analysis/sentiment/lexicon.ts'
import { type Header, Model, other, writeModel } from '#modules/text-analysis/sentiment/model.ts'
import { type Language, languages, splitPattern } from '#modules/text-analysis/sentiment/tokens.ts'
import { type Labelled, type Pattern, readLexicon } from '#test/sentiment/data.ts'

/** An example: indices of features with their values, and the right class: a tone of the words, or an outcome. */
interface Example {
  at: Uint32Array
  values: Float32Array
  right: number
  weight: number
}

/** How both stages are trained, chosen on the tuning part. */
const settings = {
  words: { epochs: 25, rate: 0.1, decay: 1e-4 },
  stars: { epochs: 20, rate: 0.05, decay: 1e-4 },
  /** Scale of a language's own named features, relative to those shared by all languages. */
  ownScale: 0.4,
  /** Weight of a lexicon pattern as an example, from which parts of words are learned. */
  patternWeight: 0.1,
  folds: 4,
  /**
   * Weights of copies of a review with other stars: with three, with any others, and of a short review with any others.
   */
  threeStars: 0.3,
  anyStars: 0.05,
  short: 0.1,
}

const outcomeCount = 3
const toneNames = Object.keys(tones)
const toneCount = toneNames.length

/**
 * Trains a model in two stages: the scores of the words, and how they are weighed against the stars. The second stage
 * is trained on scores of reviews that the first has not seen (by writer). Deterministic.
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
  const scores: { all: number[]; lexical: number[] }[] = []
  for (let fold = 0; fold < settings.folds; fold += 1) {
    const isHeldOut = ({ review }: Prepared) => foldOf(review) === fold
    const weights = fitWords([...words.filter((row) => !isHeldOut(row)), ...extra])
    for (const [at, row] of words.entries()) {
      if (isHeldOut(row))
        scores[at] = {
          all: score(weights, toneCount, row),
          lexical: score(weights, toneCount, row, lexicalSize),
        }
    }
  }
  const weights = fitWords([...words, ...extra])
  const byStars = [false, true].map((isOther) =>
    fitStars(
      words.flatMap((row, at) => {
        const found = scores[at]
        if (!found || row.isOther !== isOther) return []
        return ratedRows(row, rated(found.all, found.lexical, row.features.named))
      }),
    ),
  )
  return pack(weights, byStars, lexicons, emoji, version)
}

/** Reviews without meaningful words, from which the model learns to follow the stars. */
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

/** Groups of named features: shared, one per language, and one for all other languages. Hashed features follow. */
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
      { ...exampleOf(known, review.language, toneOf(review)), review, features: known, isOther: false },
      { ...exampleOf(unknown, null, toneOf(review)), review, features: unknown, isOther: true },
    ]
  })
}

/** Kinds of reviews that evaluate nothing where they are neutral. */
const remarks = ['question', 'suggestion', 'fact']

function toneOf({ kind, outcome }: Labelled): number {
  const name =
    outcome === 2
      ? 'praise'
      : outcome === 0
        ? kind === 'sarcasm'
          ? 'irony'
          : 'criticism'
        : remarks.includes(kind)
          ? 'remark'
          : 'balance'
  return toneNames.indexOf(name)
}

function exampleOf(features: Features, language: Language | null, right: number, weight = 1): Example {
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
  return { at: Uint32Array.from(at), values: Float32Array.from(values), right, weight }
}

/** Turns the judging patterns of a lexicon into examples of their words and parts of words. */
function exampleOfPatterns(language: Language, patterns: readonly Pattern[]): Example[] {
  const lexicon = createLexicon(language, patterns)
  return patterns.flatMap(([name, text]) => {
    const tone = /^pos\d|^neg_pos|^booster/u.test(name)
      ? 'praise'
      : /^neg\d|^pos_neg|^complain/u.test(name)
        ? 'criticism'
        : undefined
    if (!tone) return []
    const features = featuresOf(text.replaceAll('*', ''), language, lexicon)
    features.named.fill(0)
    return [exampleOf(features, language, toneNames.indexOf(tone), settings.patternWeight)]
  })
}

function createLexicon(language: Language | null, patterns: readonly Pattern[]): Lexicon {
  return new Lexicon(() => patterns.map(([name, text]): Entry => [name, splitPattern(language, text)]))
}

/** Returns the number of a review's fold. All reviews of a writer are in the same fold. */
function foldOf({ writer }: Labelled): number {
  return Number(writer.slice(1)) % settings.folds
}

interface Rated {
  stars: number
  values: number[]
  /** The right outcome. */
  right: number
  weight: number
}

/** Whether a review trains the first stage only: in these, kinds and stars are not distributed as in the set. */
function isExtra({ writer }: Labelled): boolean {
  return writer.startsWith('x')
}

/** Returns a review's examples for the second stage. @param values what `rated` returns */
function ratedRows(row: Prepared, values: number[]): Rated[] {
  const { review, isOther } = row
  const right = review.outcome
  const own = isExtra(review) ? [] : [{ stars: review.stars, values, right, weight: 1 }]
  const isShort = review.kind === 'short' && !isOther
  if (!isShort && (isExtra(review) || !isOneSided(row))) return own
  // The words decide whatever the stars are.
  const any = isShort ? settings.short : settings.anyStars
  return [
    ...own,
    ...[1, 2, 3, 4, 5].map((stars) => ({
      stars,
      values,
      right,
      weight: stars === 3 ? settings.threeStars : any,
    })),
  ]
}

const oneSided = { 0: ['blame'], 1: [], 2: ['praise'] } as const

/** Whether a review's words are clearly one-sided, so that they decide whatever the stars are. */
function isOneSided({ features, review: { outcome } }: Prepared): boolean {
  const has = (name: string) => (features.named[names.indexOf(name)] ?? 0) > 0
  if (has('contrast') || has('sarcasm')) return false
  return oneSided[outcome as 0 | 1 | 2].some((side) => has(`balance: ${side}`))
}

function fitStars(rows: readonly Rated[]): number[][] {
  const size = rows[0]?.values.length ?? 0
  // The features shared by all star ratings come first.
  const examples = rows.map(({ stars, values, right, weight }) => ({
    at: Uint32Array.from([...values.keys(), ...[...values.keys()].map((at) => stars * size + at)]),
    values: Float32Array.from([...values, ...values]),
    right,
    weight,
  }))
  const weights = fit(examples, outcomeCount, size * 6, settings.stars)
  return [1, 2, 3, 4, 5].map((stars) =>
    Array.from({ length: size * outcomeCount }, (_, at) =>
      round((weights[at] ?? 0) + (weights[stars * size * outcomeCount + at] ?? 0)),
    ),
  )
}

/** Multinomial logistic regression by stochastic gradient descent (AdaGrad) with weight decay. Deterministic. */
function fit(
  examples: readonly Example[],
  classCount: number,
  size: number,
  { epochs, rate, decay }: { epochs: number; rate: number; decay: number },
): Float32Array {
  const weights = new Float32Array(size * classCount)
  const squares = new Float32Array(size * classCount).fill(0.01)
  const random = randomFrom(1)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const example of order) {
      const errors = softmax(score(weights, classCount, example))
      errors[example.right] = (errors[example.right] ?? 0) - 1
      for (let number = 0; number < example.at.length; number += 1) {
        const value = (example.values[number] ?? 0) * example.weight
        const first = (example.at[number] ?? 0) * classCount
        for (let one = 0; one < classCount; one += 1) {
          const at = first + one
          const gradient = (errors[one] ?? 0) * value + decay * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + gradient * gradient
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1)
        }
      }
    }
  }
  return weights
}

const fitWords = (examples: readonly Example[]) => fit(examples, toneCount, dimensions, settings.words)

/** Returns the scores of an example by its features with indices below `end`. */
function score(
  weights: Float32Array,
  classCount: number,
  { at, values }: Example,
  end = Number.POSITIVE_INFINITY,
): number[] {
  const scores = new Array<number>(classCount).fill(0)
  for (let number = 0; number < at.length; number += 1) {
    const feature = at[number] ?? 0
    if (feature >= end) break
    const first = feature * classCount
    const value = values[number] ?? 0
    for (let one = 0; one < classCount; one += 1)
      scores[one] = (scores[one] ?? 0) + value * (weights[first + one] ?? 0)
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

const round = (value: number) => Math.round(value * 1e4) / 1e4

function pack(
  weights: Float32Array,
  byStars: number[][][],
  lexicons: ReadonlyMap<Language, readonly Pattern[]>,
  emoji: readonly Pattern[],
  version: number,
): Buffer {
  const size = names.length * toneCount
  const own = (group: number, scale: number) =>
    [...weights.subarray(group * size, (group + 1) * size)].map((weight) => round(weight * scale))
  const hashed = weights.subarray(lexicalSize * toneCount)
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
