import { setImmediate } from 'node:timers/promises'
import type { Topic, Topics } from '@candour/schemas/analytics.ts'
import { ara, deu, eng, fra, ita, jpn, nld, pol, por, porBr, rus, spa, tur } from 'stopword'
import { functionWords } from '#modules/analytics/function-words.ts'
import { fold, tokenize } from '#modules/reviews/language.ts'
import type { Feedback } from '#modules/reviews/list.ts'
import { isEvaluating } from '#modules/reviews/sentiment/classify.ts'
import { foldFor, type Language, languages } from '#modules/reviews/sentiment/tokens.ts'

/** Maximum number of topics per side. */
const maxTopics = 12

/** A topic must recur: in at least this many reviews, and in this share of its side. */
const minCount = 3
const minShare = 0.005

/** Minimum evidence that a term belongs to its side, in standard deviations. */
const minEvidence = 0.5

/** Strength of the prior, in reviews that mention each term as often as all reviews do. */
const priorReviews = 5

/** A word whose uses are mostly part of a pair is dropped in favor of the pair. */
const absorbed = 0.6

/** General praise and criticism, and words of any visit. Folded. */
const general = new Set(
  (
    'good great nice best better bad worse worst excellent amazing awesome perfect wonderful lovely fantastic love loved like liked super ' +
    'gut gute guter gutes toll tolle schlecht schlechte bon bonne bien mal mauvais bueno buena malo mala buono buona ottimo ottima ' +
    'pessimo goed goede slecht slechte bom boa otimo otima ruim iyi kotu guzel harika berbat dobry dobra dobre zly super ' +
    'хорошо хорошии плохо плохои отлично جيد ممتاز رائع سيء ' +
    'minute minutes hour hours week weeks month months year years today morning evening night new old left order ordered told said took asked bit ' +
    'minuten stunde stunden woche wochen heure heures semaine minutos hora horas semana minuti ora ore settimana uur minut godzin dakika saat минут час ' +
    'just will would could also get got went come came one time times day thank thanks recommend recommended recommendation never always again ' +
    'back everything nothing everyone place visit visited experience review star stars definitely ' +
    'danke empfehlen empfehlung besuch erfahrung sterne jederzeit gerne merci recommande visite experience etoiles ' +
    'gracias recomiendo visita experiencia estrellas grazie consiglio esperienza stelle bedankt aanrader bezoek ervaring ' +
    'obrigado obrigada recomendo experiencia tesekkurler tavsiye deneyim polecam dziekuje dziekuje спасибо рекомендую شكرا انصح'
  ).split(' '),
)

const foldIn = (language: Language | undefined) =>
  language === 'ja' ? (word: string) => foldFor('ja', word) : fold

const stopWords: Record<Language, readonly string[]> = {
  en: eng,
  de: deu,
  fr: fra,
  es: spa,
  it: ita,
  pt: [...por, ...porBr],
  nl: nld,
  pl: pol,
  tr: tur,
  ru: rus,
  ar: ara,
  ja: jpn,
}

const smallWords = (language: Language): ReadonlySet<string> =>
  new Set([...stopWords[language], ...functionWords[language].trim().split(/\s+/)].map(foldIn(language)))

/** Words that cannot be a topic, folded. */
const topicless = new Map(languages.map((language) => [language, smallWords(language)]))
/** The same of a text whose language is not known. */
const topiclessInAny: ReadonlySet<string> = new Set([...topicless.values()].flatMap((words) => [...words]))

/** Articles, pronouns and conjunctions that French and Italian attach to the next word. */
const elided =
  /^(?:[cdjlmnst]|qu|lorsqu|puisqu|quoiqu|jusqu|un|all|dall|dell|nell|sull|quell|quest|com|dov)'(?=\p{L})/u
/** English suffixes, as in "it's". Negated auxiliaries such as "wouldn't" are removed as a whole. */
const contracted = /(?:'(?:s|d|m|ll|re|ve)|^.*n't)$/

/** Texts read before yielding to the event loop: a few milliseconds, whereas all of them take a second. */
const readAtOnce = 20

interface Tally {
  /** As first written, in lower case. */
  term: string
  /** Undefined if it is not known. */
  language: Language | undefined
  positive: number
  negative: number
}

/**
 * Finds the words and word pairs that distinguish good from bad reviews of a company, ranked by the z-score of their
 * log-odds ratio with an informative Dirichlet prior (Monroe, Colaresi, Quinn 2008): what the company's reviews say in
 * general. Neither function words nor evaluating ones ("great") are topics. Yields to other requests in between.
 */
export async function findTopics(reviews: {
  positive: readonly Feedback[]
  negative: readonly Feedback[]
}): Promise<Topics> {
  const tallies = new Map<string, Tally>()
  for (const side of ['positive', 'negative'] as const) {
    for (const [at, feedback] of reviews[side].entries()) {
      if (at % readAtOnce === 0) await setImmediate()
      for (const [folded, { term, language }] of termsOf(feedback)) {
        const tally = tallies.get(folded) ?? { term, language, positive: 0, negative: 0 }
        tally[side] += 1
        tallies.set(folded, tally)
      }
    }
  }
  const read = { positive: reviews.positive.length, negative: reviews.negative.length }
  return {
    positive: topicsOf('positive', tallies, read),
    negative: topicsOf('negative', tallies, read),
    read,
  }
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

function wordsOf(text: string, language: Language | undefined): string[] {
  if (language !== 'ja') return tokenize(text)
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/**
 * Returns the distinct words and pairs of a text (folded → as written), except function words: of its language, or of
 * any if it is not known. A text in a language without a list of them has no terms.
 */
function termsOf({ text, language: tag }: Feedback): Map<string, Pick<Tally, 'term' | 'language'>> {
  const terms = new Map<string, Pick<Tally, 'term' | 'language'>>()
  const language = languages.find((known) => known === tag?.split('-')[0])
  if (tag && !language) return terms
  const small = (language && topicless.get(language)) ?? topiclessInAny
  const written = wordsOf(text, language).map((word) =>
    word.toLowerCase().replaceAll('’', "'").replace(elided, '').replace(contracted, ''),
  )
  const words = written.map(foldIn(language))
  const isUnspaced = language === 'ja'
  const tells = (word: string) =>
    word.length > (isUnspaced ? 1 : 2) && /\p{L}/u.test(word) && !general.has(word) && !small.has(word)
  for (const [at, word] of words.entries()) {
    if (!tells(word)) continue
    terms.set(word, { term: written[at] ?? word, language })
    const next = words[at + 1]
    // Two words in Japanese are written as one, and not found by a search with a space.
    if (next && tells(next) && !isUnspaced) {
      terms.set(`${word} ${next}`, { term: `${written[at]} ${written[at + 1]}`, language })
    }
  }
  return terms
}

function topicsOf(
  side: Topic['sentiment'],
  tallies: Map<string, Tally>,
  read: Record<Topic['sentiment'], number>,
): Topic[] {
  const other = side === 'positive' ? 'negative' : 'positive'
  const least = Math.max(minCount, Math.ceil(read[side] * minShare))
  const candidates = [...tallies]
    .filter(([, tally]) => tally[side] >= least)
    .map(([folded, tally]) => ({ folded, tally, evidence: evidence(tally, side, other, read) }))
    .filter(
      ({ evidence, tally }) => evidence >= minEvidence && !tally.term.split(' ').some(evaluatesIn(tally)),
    )
  const inPairs = new Map<string, number>()
  for (const { folded, tally } of candidates) {
    const pair = folded.split(' ')
    if (pair.length < 2) continue
    for (const word of pair) inPairs.set(word, Math.max(inPairs.get(word) ?? 0, tally[side]))
  }
  return candidates
    .filter(({ folded, tally }) => (inPairs.get(folded) ?? 0) < absorbed * tally[side])
    .sort(
      (a, b) => b.evidence - a.evidence || b.tally[side] - a.tally[side] || (a.folded < b.folded ? -1 : 1),
    )
    .slice(0, maxTopics)
    .map(({ tally }) => ({
      term: tally.term,
      sentiment: side,
      count: tally[side],
      share: tally[side] / read[side],
    }))
}

/** In Japanese, a single character can be a judging word. */
const spaced = languages.filter((language) => language !== 'ja')

/** Of a text whose language is not known, words that evaluate in any are left out. */
const evaluatesIn =
  ({ language }: Tally) =>
  (word: string) =>
    (language ? [language] : spaced).some((language) => isEvaluating(word, language))

/** The z-score of a term's log-odds ratio; reviews are counted, not words, so that one cannot decide alone. */
function evidence(
  tally: Tally,
  side: Topic['sentiment'],
  other: Topic['sentiment'],
  read: Record<Topic['sentiment'], number>,
): number {
  if (read[other] === 0) return Math.sqrt(tally[side])
  const prior = (priorReviews * (tally[side] + tally[other])) / (read[side] + read[other])
  const odds = (which: Topic['sentiment']) =>
    (tally[which] + prior) / (read[which] + priorReviews - tally[which] - prior)
  const variance = 1 / (tally[side] + prior) + 1 / (tally[other] + prior)
  return Math.log(odds(side) / odds(other)) / Math.sqrt(variance)
}
