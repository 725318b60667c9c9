import { fold, guessLanguages, type Language, languages, tokenize } from '#modules/reviews/language.ts'
import { type Lexicon, lexicons } from '#modules/reviews/sentiment/lexicon.ts'

/** Tone of a review: negative, neutral (or undetermined) or positive. */
export type Sentiment = -1 | 0 | 1

/** Version of what `classify` goes by; reviews keep the one that judged them. */
export const modelVersion = 1

/** Number of characters read: the beginning of a text is as telling as its end, and the work stays bounded. */
const readLength = 1000
/** Number of words that a negation affects. */
const reach = 3
/** Minimum absolute score at which the words of a three-star review decide. */
const clear = 2
/** Score at which words outweigh contradicting stars: several strong words and none against. */
const overwhelming = 6

/**
 * Classifies a review by its stars and words.
 *
 * The stars decide, because they are what the visitor meant; no word list is as accurate. Words decide only in between:
 * for three stars they tell whether the review leans to one side, and if they clearly contradict one or five stars (a
 * slip of the finger), the result is neutral. Synchronous and pure.
 *
 * @param rating 1 to 5
 */
export function classify(text: string, rating: number, written: Written = {}): Sentiment {
  if (rating === 2 || rating === 4) return rating === 4 ? 1 : -1
  const { sum, positive, negative } = tone(text, written)
  if (rating === 3) {
    if (positive > 0 && negative > 0) return 0
    return sum >= clear ? 1 : sum <= -clear ? -1 : 0
  }
  if (rating === 5) return positive === 0 && sum <= -overwhelming ? 0 : 1
  return negative === 0 && sum >= overwhelming ? 0 : -1
}

/** What is known of a text's language (BCP 47). */
export interface Written {
  /** The language of the text; null or undefined if it is not known. */
  textLanguage?: string | null | undefined
  /** The language of the page on which it was written, which decides if the text is ambiguous. */
  lang?: string | null | undefined
}

interface Tone {
  /** Sum of the words' values, each from -5 to 5. */
  sum: number
  /** Number of words on each side. */
  positive: number
  negative: number
}

/** Returns the tone of the words alone. If the language is ambiguous, the lexicon with the most hits wins. */
export function tone(text: string, { textLanguage, lang }: Written = {}): Tone {
  const all = tokenize(text.slice(0, readLength)).map(fold)
  const isForeign = textLanguage && !languages.some((language) => language === textLanguage)
  const words = isForeign ? all.filter((word) => /\p{Extended_Pictographic}/u.test(word)) : all
  let best: Tone = { sum: 0, positive: 0, negative: 0 }
  for (const language of languagesFor(words, textLanguage, lang)) {
    const found = weigh(words, lexicons[language], language === 'tr')
    if (found.positive + found.negative > best.positive + best.negative) best = found
  }
  return best
}

/** Returns the languages whose lexicons may be used: in a language without one, any, and only for emoji. */
function languagesFor(
  words: readonly string[],
  textLanguage: string | null | undefined,
  lang: string | null | undefined,
): readonly Language[] {
  const known = languages.find((language) => language === textLanguage)
  if (known) return [known]
  const guesses = guessLanguages(words)
  const ofPage = guesses.find((language) => language === lang?.split('-')[0])
  return ofPage ? [ofPage] : guesses
}

/** @param backwards whether negators follow what they negate */
function weigh(words: readonly string[], lexicon: Lexicon, backwards: boolean): Tone {
  const found: Tone = { sum: 0, positive: 0, negative: 0 }
  for (const [at, word] of words.entries()) {
    const value = lexicon.valueOf(word)
    if (value === 0) continue
    const near = backwards ? words.slice(at + 1, at + 1 + reach) : words.slice(Math.max(0, at - reach), at)
    const meant = near.some(lexicon.isNegator) ? -value : value
    found.sum += meant
    if (meant > 0) found.positive += 1
    else found.negative += 1
  }
  return found
}
