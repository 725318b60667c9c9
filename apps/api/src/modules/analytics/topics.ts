import { setImmediate } from 'node:timers/promises'
import type { Topic, Topics } from '@candour/schemas/analytics.ts'
import { functionWords } from '#modules/analytics/function-words.ts'
import {
  fold,
  guessLanguages,
  type Language,
  languages,
  stopWords,
  tokenize,
} from '#modules/reviews/language.ts'
import type { Feedback } from '#modules/reviews/list.ts'

/** Maximum number of topics per side. */
const maxTopics = 12

/** A topic must recur: in at least this many reviews, and in this share of its side. */
const minCount = 2
const minShare = 0.005

/**
 * Minimum evidence that a term belongs to its side, in standard deviations. Terms that the other side never uses pass.
 */
const minEvidence = 1

/** A word whose uses are mostly part of a pair is dropped in favor of the pair. */
const absorbed = 0.6

/** General praise and criticism, which is no topic. Folded. */
const general = new Set(
  (
    'good great nice best better bad worse worst excellent amazing awesome perfect wonderful lovely fantastic love ' +
    'loved like liked super really very terrible horrible awful okay just will would could also get got one time ' +
    'thank thanks recommend recommended highly never always again back everything nothing everyone place visit ' +
    'gut gute guter gutes toll tolle schlecht schlechte sehr danke immer wieder nie alles leider empfehlen ' +
    'bon bonne tres bien mal merci toujours jamais tout plus excellent horrible mauvais mauvaise recommande ' +
    'bueno buena muy mal mala gracias siempre nunca todo excelente recomiendo horrible ' +
    'iyi kotu cok guzel harika berbat tesekkurler her hic ' +
    'buono buona ottimo ottima molto sempre mai tutto grazie pessimo goed goede slecht slechte heel altijd nooit ' +
    'bom boa muito muita otimo sempre tudo obrigado obrigada ruim pessimo'
  ).split(' '),
)

const smallWords = (language: Language): ReadonlySet<string> =>
  new Set([...stopWords[language], ...functionWords[language].trim().split(/\s+/).map(fold)])

/** Words that cannot be a topic, folded. */
const topicless: Record<Language, ReadonlySet<string>> = {
  en: smallWords('en'),
  de: smallWords('de'),
  fr: smallWords('fr'),
  es: smallWords('es'),
  tr: smallWords('tr'),
  it: smallWords('it'),
  nl: smallWords('nl'),
  pt: smallWords('pt'),
}

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
  positive: number
  negative: number
}

/**
 * Finds the words and word pairs that distinguish good from bad reviews, ranked by the z-score of their log-odds ratio
 * (Monroe, Colaresi, Quinn 2008, with a flat prior of one half). Yields to other requests in between.
 */
export async function findTopics(reviews: {
  positive: readonly Feedback[]
  negative: readonly Feedback[]
}): Promise<Topics> {
  const tallies = new Map<string, Tally>()
  const written = new Map<Language, number>()
  const unsure: { side: Topic['sentiment']; terms: Map<string, string> }[] = []
  const count = (side: Topic['sentiment'], folded: string, term: string) => {
    const tally = tallies.get(folded) ?? { term, positive: 0, negative: 0 }
    tally[side] += 1
    tallies.set(folded, tally)
  }
  for (const side of ['positive', 'negative'] as const) {
    for (const [at, feedback] of reviews[side].entries()) {
      if (at % readAtOnce === 0) await setImmediate()
      const { terms, guesses } = termsOf(feedback)
      const [language] = guesses
      if (language && guesses.length === 1) written.set(language, (written.get(language) ?? 0) + 1)
      if (feedback.language) for (const [folded, term] of terms) count(side, folded, term)
      else unsure.push({ side, terms })
    }
  }
  // Without its language, a short text can be mistaken for another one, whose stop words miss those of the main one.
  const [main] = [...written].sort(([, a], [, b]) => b - a).map(([language]) => language)
  for (const { side, terms } of unsure) {
    for (const [folded, term] of terms) {
      if (!main || !folded.split(' ').some((word) => topicless[main].has(word))) count(side, folded, term)
    }
  }
  const read = { positive: reviews.positive.length, negative: reviews.negative.length }
  return {
    positive: topicsOf('positive', tallies, read),
    negative: topicsOf('negative', tallies, read),
    read,
  }
}

/**
 * Returns the distinct words and pairs of a text (folded → as written) and the languages whose function words are not
 * among them: the text's language, or its possible ones if it is not known.
 */
function termsOf({ text, language }: Feedback): { terms: Map<string, string>; guesses: readonly Language[] } {
  const written = tokenize(text).map((word) =>
    word.toLowerCase().replaceAll('’', "'").replace(elided, '').replace(contracted, ''),
  )
  const words = written.map(fold)
  const guesses = language
    ? languages.filter((known) => known === language)
    : guessLanguages(words, topicless)
  const tells = (word: string) =>
    word.length > 2 &&
    /\p{L}/u.test(word) &&
    !general.has(word) &&
    !guesses.some((language) => topicless[language].has(word))
  const terms = new Map<string, string>()
  for (const [at, word] of words.entries()) {
    if (!tells(word)) continue
    terms.set(word, written[at] ?? word)
    const next = words[at + 1]
    if (next && tells(next)) terms.set(`${word} ${next}`, `${written[at]} ${written[at + 1]}`)
  }
  return { terms, guesses }
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
    .filter(({ evidence, tally }) => evidence >= minEvidence || tally[other] === 0)
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

function evidence(
  tally: Tally,
  side: Topic['sentiment'],
  other: Topic['sentiment'],
  read: Record<Topic['sentiment'], number>,
): number {
  const odds = (which: Topic['sentiment']) => (tally[which] + 0.5) / (read[which] - tally[which] + 0.5)
  const variance = 1 / (tally[side] + 0.5) + 1 / (tally[other] + 0.5)
  return Math.log(odds(side) / odds(other)) / Math.sqrt(variance)
}
