import { setImmediate } from 'node:timers/promises'
import type { Theme } from '@candour/schemas/theme-names.ts'
import { maxQuotes, type ThemeQuote } from '@candour/schemas/themes.ts'
import { sentimentOf } from '#modules/reviews/filter.ts'
import {
  findMentions,
  type Mention,
  type WrittenReview,
} from '#modules/text-analysis/theme-finding/find-themes.ts'

/** A review that may be quoted on a theme. */
export interface Candidate extends WrittenReview {
  theme: Theme
  /** Tone of the clauses to quote: -1, 0 or 1. */
  tone: number
  reviewId: string
}

/** Maximum length of a quote, and the length below which a clause is quoted with its sentence. */
const maxLength = 200
const minLength = 16

/** Reviews read before yielding to the event loop. */
const readAtOnce = 10

/**
 * Quotes candidates, in their order, up to `maxQuotes` per theme. Words are found in the reviews again, so erased ones
 * are gone.
 */
export async function quotesOf(candidates: readonly Candidate[]): Promise<Map<Theme, ThemeQuote[]>> {
  const quotes = new Map<Theme, ThemeQuote[]>()
  const read = new Map<string, Mention[]>()
  for (const candidate of candidates) {
    const { theme, tone, reviewId, rating } = candidate
    const found = quotes.get(theme) ?? []
    if (found.length >= maxQuotes) continue
    const mentions = read.get(reviewId) ?? findMentions(candidate)
    if (!read.has(reviewId) && read.size % readAtOnce === 0) await setImmediate()
    read.set(reviewId, mentions)
    const mention = mentions.find((it) => it.theme === theme && it.tone === tone)
    if (!mention) continue
    const text = textOf(mention)
    // Identical sentences of several reviews are quoted once.
    if (found.some((quote) => quote.text === text)) continue
    quotes.set(theme, [...found, { reviewId, rating, sentiment: sentimentOf(mention.tone), text }])
  }
  return quotes
}

function textOf({ clause, sentence }: Mention): string {
  if (clause.length < minLength && sentence.length <= maxLength) return sentence
  return shortened(sentence.startsWith(clause) ? clause : `… ${clause}`)
}

/** Cuts a text at the end of a word if there is one, and never within a character. */
function shortened(text: string): string {
  const letters = Array.from(text)
  if (letters.length <= maxLength) return text
  const cut = letters.slice(0, maxLength - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`
}
