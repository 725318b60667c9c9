import { readFileSync } from 'node:fs'
import { names } from '#modules/text-analysis/sentiment/features.ts'
import { Model, outcomes } from '#modules/text-analysis/sentiment/model.ts'
import { type Language, languages } from '#modules/text-analysis/sentiment/tokens.ts'

/** Tone of a review: negative, neutral (nothing is evaluated, or praise and blame are in balance) or positive. */
export type Sentiment = -1 | 0 | 1

const model = new Model(readFileSync(new URL('model.bin', import.meta.url)))

/** Version of the model; reviews keep the one that judged them. */
export const modelVersion = model.version

/** Stored in place of a version while only the stars have been judged, and by releases that had no model. */
export const unjudged = 0

/** Known languages (BCP 47) of a text and its page. */
export interface Written {
  /** The language of the text; null or undefined if it is not known. */
  textLanguage?: string | null | undefined
  /** The language of the page on which it was written, which decides if the text is ambiguous. */
  lang?: string | null | undefined
}

/**
 * Classifies a review by what its words express; the stars decide where the words say nothing. Synchronous and pure;
 * reads the beginning and the end of long texts (docs/sentiment.md).
 *
 * @param rating 1 to 5
 */
export function classify(text: string, rating: number, written: Written = {}): Sentiment {
  return likeliest(model.review(text, rating, languageOf(text, written)))
}

/** The sentiment that the stars alone suggest, where the words are not known yet. */
export function sentimentOfStars(rating: number): Sentiment {
  return rating > 3 ? 1 : rating < 3 ? -1 : 0
}

const silent = names.indexOf('no judging word')
const suggests = names.indexOf('suggest')

/** Result of weighing a few words of a review by themselves. */
export interface Weighed {
  /**
   * Difference of the scores of praise and criticism: above 0 for praise. 0 if no word is judging: for a bare "food",
   * the scores only reflect what else reviews in the training set said.
   */
  weight: number
  /** Whether they suggest something, which is often said with words of praise. */
  suggests: boolean
  /** The likeliest sentiment. */
  sentiment: Sentiment
}

/** Weighs a few words of a review, such as a clause. Synchronous and pure. */
export function weighWords(text: string, written: Written): Weighed {
  const { scores, features } = model.words(text, languageOf(text, written))
  const [negative, , positive] = scores
  return {
    weight: features.named[silent] ? 0 : positive - negative,
    suggests: Boolean(features.named[suggests]),
    sentiment: likeliest(scores),
  }
}

function likeliest(scores: readonly number[]): Sentiment {
  return outcomes[scores.indexOf(Math.max(...scores))] ?? 0
}

/** Number of characters whose script is decisive for the language. */
const scriptLength = 300

/**
 * Returns the language whose lexicon applies; null if there is none for the text's language. Where that is not known (yet),
 * the page's, unless the script indicates another.
 */
function languageOf(text: string, { textLanguage, lang }: Written): Language | null {
  if (textLanguage) return known(textLanguage)
  const start = text.slice(0, scriptLength)
  const ofPage = known(lang)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(start)) return 'ja'
  if (/\p{Script=Han}/u.test(start)) return ofPage === 'ja' ? 'ja' : null
  if (/\p{Script=Cyrillic}/u.test(start))
    return lang && ofPage !== 'ru' && /^(?:uk|bg|sr|be)/u.test(lang) ? null : 'ru'
  if (/\p{Script=Arabic}/u.test(start)) return lang && /^(?:fa|ur)/u.test(lang) ? null : 'ar'
  if (/[ąęłńśźż]/iu.test(start)) return 'pl'
  return ofPage
}

function known(language: string | null | undefined): Language | null {
  return languages.find((known) => known === language?.split('-')[0]) ?? null
}
