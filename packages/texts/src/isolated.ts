import { directionOf, type Language } from '@candour/schemas/languages.ts'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Control characters, and those that change the writing direction of what follows (UAX #9). */
const controls = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Returns a text on one line that cannot make its surroundings read differently than they are written. */
export function plainLine(text: string): string {
  return text.replace(controls, ' ').trim()
}

/**
 * Returns a company's name for use within a sentence, so that neither scrambles the other if they are written in
 * different directions: enclosed in Unicode isolates (UAX #9) where that may be needed. For pages only: in a mail's
 * subject or text, old mail programs would display the isolates.
 */
export function isolated(name: string, language: Language): string {
  const plain = plainLine(name)
  return directionOf(language) === 'rtl' || rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}
