import type { PrintTexts } from '@candour/texts/en/prints.ts'

/** Matches texts that are not followed by a space: those that end in Han, Kana or their punctuation. */
const unspacedEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]$/u

/** Joins parts of a text, with spaces where the script has them. */
export function joined(...parts: readonly string[]): string {
  return parts.reduce((text, part) => `${text}${unspacedEnd.test(text) ? '' : ' '}${part}`)
}

/** The question in one line. */
export function fullQuestion({ question }: PrintTexts): string {
  return joined(...question)
}
