import { type HashedFeatures, hashedOf } from '#modules/text-analysis/sentiment/hashed-features.ts'
import { type Class, classes, type Hit, type Lexicon } from '#modules/text-analysis/sentiment/lexicon.ts'
import { type Language, type Token, tokenize } from '#modules/text-analysis/sentiment/tokens.ts'

/**
 * Number of characters read at either end of a text: the rest of a long text says little more, and the work stays
 * bounded.
 */
const readLength = { start: 1200, end: 800 }
/** Number of words that a negation affects; in Turkish and Japanese, words before it. */
const reach = { before: 3, turkish: 2, japanese: 7 }

/** A text as the model sees it. */
export interface Features extends HashedFeatures {
  /** Values in the order of `names`. */
  named: Float32Array
}

const polarity: Partial<Record<Class, number>> = {
  pos1: 0.5,
  pos2: 1,
  pos3: 1.5,
  booster: 0.7,
  neg_pos: 1,
  neg1: -0.5,
  neg2: -1,
  neg3: -1.5,
  complain_act: -1,
  pos_neg: -1,
}

const numbers = new Map<string, number>()
/** Declares a named feature and returns its number. */
function feature(name: string): number {
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

const counts = Object.fromEntries(classes.map((name) => [name, feature(name)])) as Record<Class, number>
const f = {
  bias: feature('bias'),
  negatedPraise: feature('negated praise'),
  negatedBlame: feature('negated blame'),
  praiseBefore: feature('praise before contrast'),
  blameBefore: feature('blame before contrast'),
  praiseAfter: feature('praise after contrast'),
  blameAfter: feature('blame after contrast'),
  praiseLast: feature('praise in the last sentence'),
  blameLast: feature('blame in the last sentence'),
  praiseFirst: feature('praise in the first sentence'),
  blameFirst: feature('blame in the first sentence'),
  praiseEmoji: feature('praise by emoji'),
  blameEmoji: feature('blame by emoji'),
  otherEmoji: feature('other emoji'),
  endsAsking: feature('ends with a question mark'),
  asks: feature('question mark'),
  exclaims: feature('exclamation mark'),
  trails: feature('ellipsis'),
  shouts: feature('capitals'),
  digits: feature('digits'),
  silent: feature('no judging word'),
  sum: feature('sum'),
  strength: feature('strength of the sum'),
  share: feature('share of praise'),
  density: feature('share of judging words'),
}
const balance = [
  'silent',
  'weak praise',
  'praise',
  'weak blame',
  'blame',
  'more praise',
  'more blame',
  'even',
].map((name) => feature(`balance: ${name}`))
const lengths = [1, 2, 4, 8, 16, 32, 64, Number.POSITIVE_INFINITY]
const long = lengths.map((length) => feature(`words: ${length}`))
const longSilent = lengths.map((length) => feature(`silent words: ${length}`))
const asked = ['silent', 'praise', 'blame', 'both'].map((name) => feature(`question: ${name}`))
const suggested = ['silent', 'praise', 'blame', 'both'].map((name) => feature(`suggestion: ${name}`))

/** Names of the named features. */
export const names: readonly string[] = [...numbers.keys()]

/** Returns the features of a text in a language; null if it has no lexicon. */
export function featuresOf(text: string, language: Language | null, lexicon: Lexicon): Features {
  const read =
    text.length > readLength.start + readLength.end
      ? `${text.slice(0, readLength.start)} ${text.slice(-readLength.end)}`
      : text
  const tokens = tokenize(language, read)
  const hits = lexicon.find(tokens)
  const named = new Float32Array(names.length)
  named[f.bias] = 1
  addMarks(named, read, tokens)
  addHits(named, tokens, hits, language)
  return { named, ...(language ? hashedOf(tokens, hits, language) : { hashed: [], values: [] }) }
}

/** Named features that are weighed along with the stars. */
const besideStars = [
  ...(['pos2', 'pos3', 'neg2', 'neg3', 'neg_pos', 'pos_neg', 'booster', 'complain_act'] as const).map(
    (name) => counts[name],
  ),
  ...(['suggest', 'question', 'sarcasm', 'contrast', 'neutral', 'time', 'money'] as const).map(
    (name) => counts[name],
  ),
  ...[f.asks, f.exclaims, f.digits, f.silent, f.sum, f.strength, f.share, f.praiseEmoji, f.blameEmoji],
  ...balance,
  ...long,
  ...longSilent.slice(0, 4),
  ...asked.slice(0, 1),
  ...suggested.slice(0, 3),
]

/** Scores of negative, neutral and positive; higher is likelier. */
export type Scores = [negative: number, neutral: number, positive: number]

/**
 * Tones that the model distinguishes, and the index of the score that each adds to. A remark evaluates nothing: a fact,
 * a question, a suggestion.
 */
export const tones = { criticism: 0, irony: 0, balance: 1, remark: 1, praise: 2 } as const

const toneOutcomes = Object.values(tones)

/** Returns the scores of negative, neutral and positive from those of the tones. */
export function scoresOf(toneScores: readonly number[]): Scores {
  const highest = Math.max(...toneScores)
  const sums: Scores = [0, 0, 0]
  for (const [tone, outcome] of toneOutcomes.entries())
    sums[outcome] += Math.exp((toneScores[tone] ?? 0) - highest)
  return sums.map((sum) => Math.log(sum) + highest) as Scores
}

/**
 * Returns the features that are weighed along with the stars: how the scores of the tones compare, and how much the
 * words express.
 *
 * @param toneScores scores of the tones by all features
 * @param lexical scores of the tones by the named features alone
 */
export function rated(
  toneScores: readonly number[],
  lexical: readonly number[],
  named: Float32Array,
): number[] {
  const shares = logShares(toneScores)
  const [criticism = 0, irony = 0, inBalance = 0, remark = 0, praised = 0] = shares
  const [negative, neutral, positive] = logShares(scoresOf(toneScores))
  const [lexicalNegative, lexicalNeutral, lexicalPositive] = scoresOf(lexical)
  const praise = (positive ?? 0) - (neutral ?? 0)
  const blame = (negative ?? 0) - (neutral ?? 0)
  const side = (positive ?? 0) - (negative ?? 0)
  const ironic = irony - Math.max(criticism, praised)
  const remarking = remark - Math.max(criticism, praised)
  const density = named[f.density] ?? 0
  return [
    1,
    praise,
    blame,
    side,
    Math.tanh(praise / 2),
    Math.tanh(blame / 2),
    Math.max(0, side - 2),
    Math.max(0, -side - 2),
    ironic,
    Math.tanh(ironic / 2),
    remarking,
    Math.tanh(remarking / 2),
    Math.tanh((remark - inBalance) / 2),
    lexicalPositive - lexicalNeutral,
    lexicalNegative - lexicalNeutral,
    density,
    density * side,
    density * density * side,
    // Interactions: the scores weigh differently in short texts and in one-sided ones.
    ...[...long.slice(0, 5), ...balance.slice(1, 5)].map((at) => side * (named[at] ?? 0)),
    ...besideStars.map((at) => named[at] ?? 0),
  ]
}

function logShares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const sum = Math.log(scores.reduce((total, score) => total + Math.exp(score - highest), 0)) + highest
  // A floor, so that one very low score cannot outweigh everything else.
  return scores.map((score) => Math.max(score - sum, -7))
}

function addMarks(named: Float32Array, text: string, tokens: readonly Token[]): void {
  const marks = tokens.filter(({ kind }) => kind === 'mark')
  const has = (pattern: RegExp) => marks.some(({ forms: [mark] }) => pattern.test(mark))
  if (has(/[?？؟]/u)) named[f.asks] = 1
  if (/[?？؟][\s)"”]*$/u.test(text)) named[f.endsAsking] = 1
  if (has(/[!！]/u)) named[f.exclaims] = 1
  if (/\.{2,}|…/u.test(text)) named[f.trails] = 1
  if (/\p{Lu}{4,}/u.test(text)) named[f.shouts] = 1
  if (/\p{N}/u.test(text)) named[f.digits] = 1
}

function addHits(
  named: Float32Array,
  tokens: readonly Token[],
  hits: readonly Hit[],
  language: Language | null,
): void {
  const add = (at: number, value: number) => {
    named[at] = (named[at] ?? 0) + value
  }
  const words = tokens.filter(({ kind }) => kind !== 'mark').length / (language === 'ja' ? 2.5 : 1)
  const contrast = hits.findLast(({ class: name }) => name === 'contrast')
  const sentences = sentencesOf(tokens)
  let praise = 0
  let blame = 0
  let judging = 0
  for (const [number, hit] of hits.entries()) {
    const isEmoji = tokens[hit.start]?.kind === 'emoji'
    const value = polarity[hit.class]
    if (value === undefined) {
      add(counts[hit.class], 1)
      continue
    }
    judging += 1
    const meant =
      value *
      strengthOf(hit, hits[number - 1]) *
      (!isEmoji && isNegated(number, hits, tokens, language) ? -0.8 : 1)
    if (isEmoji) add(meant > 0 ? f.praiseEmoji : f.blameEmoji, Math.abs(meant))
    else if (Math.sign(meant) !== Math.sign(value)) add(meant > 0 ? f.negatedBlame : f.negatedPraise, 1)
    else add(counts[hit.class], Math.abs(meant / value))
    if (meant > 0) praise += meant
    else blame -= meant
    const size = Math.abs(meant)
    if (contrast && contrast !== hits[0]) {
      if (hit.start < contrast.start) add(meant > 0 ? f.praiseBefore : f.blameBefore, size)
      else add(meant > 0 ? f.praiseAfter : f.blameAfter, size)
    }
    if (sentences.length > 0) {
      if (hit.start >= (sentences.at(-1) ?? 0)) add(meant > 0 ? f.praiseLast : f.blameLast, size)
      if (hit.start < (sentences[0] ?? 0)) add(meant > 0 ? f.praiseFirst : f.blameFirst, size)
    }
  }
  for (const token of tokens) if (token.kind === 'emoji') add(f.otherEmoji, 1)
  for (let at = 0; at < named.length; at += 1)
    if ((named[at] ?? 0) > 1) named[at] = 1 + Math.log(named[at] ?? 1)
  const length = lengths.findIndex((most) => words <= most)
  named[long[length] ?? 0] = 1
  const sum = praise - blame
  named[f.sum] = Math.tanh(sum / 2)
  named[f.strength] = Math.tanh(sum / (1 + 0.05 * words))
  named[f.density] = Math.min(1, judging / Math.max(1, words))
  named[f.share] = praise + blame > 0 ? sum / (praise + blame) : 0
  if (praise + blame === 0) {
    named[f.silent] = 1
    named[longSilent[length] ?? 0] = 1
  }
  named[balance[balanceOf(praise, blame)] ?? 0] = 1
  const side = praise > 0 ? (blame > 0 ? 3 : 1) : blame > 0 ? 2 : 0
  if (named[f.asks] || named[counts.question]) named[asked[side] ?? 0] = 1
  if (named[counts.suggest]) named[suggested[side] ?? 0] = 1
}

/** Returns the number of the `balance` feature. */
function balanceOf(praise: number, blame: number): number {
  if (praise === 0 && blame === 0) return 0
  if (blame === 0) return praise < 1 ? 1 : 2
  if (praise === 0) return blame < 1 ? 3 : 4
  if (praise > 1.5 * blame) return 5
  return blame > 1.5 * praise ? 6 : 7
}

/** Returns the numbers of the tokens at which sentences after the first begin. */
function sentencesOf(tokens: readonly Token[]): number[] {
  const starts: number[] = []
  for (const [at, { kind, forms }] of tokens.entries()) {
    if (kind === 'mark' && /[.。!！?？…\n]/u.test(forms[0]) && at > 0 && at + 1 < tokens.length)
      starts.push(at + 1)
  }
  return starts
}

function strengthOf(hit: Hit, before: Hit | undefined): number {
  if (!before || hit.start - before.end > 1) return 1
  if (before.class === 'intensifier') return 1.4
  return before.class === 'diminisher' ? 0.7 : 1
}

function isNegated(
  number: number,
  hits: readonly Hit[],
  tokens: readonly Token[],
  language: Language | null,
): boolean {
  const hit = hits[number]
  if (!hit) return false
  const backwards = language === 'tr' || language === 'ja'
  const most = language === 'tr' ? reach.turkish : language === 'ja' ? reach.japanese : reach.before
  return hits.slice(Math.max(0, number - 4), number + 5).some((other) => {
    if (other.class !== 'negator') return false
    const [from, to] = backwards ? [hit.end, other.start] : [other.end, hit.start]
    if (to < from || to - from > most) return false
    return !tokens.slice(from, to).some(({ kind }) => kind === 'mark')
  })
}
