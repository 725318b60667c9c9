import type { Language } from '@candour/schemas/languages.ts'
import { detectLanguage } from '#modules/reviews/detection/detect.ts'

export interface WrittenText {
  text: string
  /** Language of the page on which it was written; null if unknown. */
  page: Language | null
}

/** Runs in a worker thread: the library takes a third of a second and 50 MB to load. */
export default (texts: readonly WrittenText[]): (string | null)[] =>
  texts.map(({ text, page }) => detectLanguage(text, page))
