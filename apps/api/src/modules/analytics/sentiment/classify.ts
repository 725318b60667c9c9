import { fold, guessLanguages, tokenize } from '#modules/analytics/language.ts'
import { type Lexicon, lexicons } from '#modules/analytics/sentiment/lexicon.ts'

/** How a review sounds: negative, neutral (or not to be told) or positive. */
export type Sentiment = -1 | 0 | 1

/** The tone of a text is in its beginning as much as in its end, and the work stays bounded. */
const readLength = 1000
/** How many words a negation reaches. */
const reach = 3
/** Sum of values from which three stars' words speak for themselves. */
const clear = 2
/** Sum of values from which words outweigh stars that say the opposite: several strong words and none against. */
const overwhelming = 6

/**
 * The sentiment of a review, from its stars and its words.
 *
 * The stars decide, because they are what the visitor meant; no list of words is as often right. The words decide
 * between them: of three stars they tell whether the review leans to one side, and where they clearly contradict one
 * or five stars (a slip of the finger), it is neutral. Synchronous and pure.
 *
 * @param rating 1 to 5
 */
export function classify(text: string, rating: number): Sentiment {
  if (rating === 2 || rating === 4) return rating === 4 ? 1 : -1
  const { sum, positive, negative } = tone(text)
  if (rating === 3) {
    if (positive > 0 && negative > 0) return 0
    return sum >= clear ? 1 : sum <= -clear ? -1 : 0
  }
  if (rating === 5) return positive === 0 && sum <= -overwhelming ? 0 : 1
  return negative === 0 && sum >= overwhelming ? 0 : -1
}

interface Tone {
  /** Sum of the words' values, -5 to 5 each. */
  sum: number
  /** Number of words on each side. */
  positive: number
  negative: number
}

/** What the words alone say. Where the language is open, the list that knows most of them is believed. */
export function tone(text: string): Tone {
  const words = tokenize(text.slice(0, readLength)).map(fold)
  let best: Tone = { sum: 0, positive: 0, negative: 0 }
  for (const language of guessLanguages(words)) {
    const found = weigh(words, lexicons[language], language === 'tr')
    if (found.positive + found.negative > best.positive + best.negative) best = found
  }
  return best
}

/** @param backwards negations stand behind what they negate */
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
