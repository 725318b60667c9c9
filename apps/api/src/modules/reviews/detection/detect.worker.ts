import type { Language } from '@candour/schemas/languages.ts'
import { detectLanguage } from '#modules/reviews/detection/detect.ts'
import { classify, type Sentiment } from '#modules/reviews/sentiment/classify.ts'
import { findThemes } from '#modules/reviews/themes/find-themes.ts'
import { themeValues } from '#modules/reviews/themes/theme-values.ts'

export interface WrittenText {
  text: string
  /** Language of the page on which it was written; null if unknown. */
  page: Language | null
  /** 1 to 5; null for a text that is no review, in which no themes are found. */
  rating: number | null
}

/** Results for a text. */
export interface Findings {
  /** BCP 47; null if it is uncertain. */
  language: string | null
  /** Null for a text that is no review. */
  sentiment: Sentiment | null
  /** Database values of themes, with the sentiment of each. */
  themes: { theme: number; tone: number }[]
}

/** Runs in a worker thread: the library takes a third of a second and 50 MB to load. */
export default (texts: readonly WrittenText[]): Findings[] =>
  texts.map(({ text, page, rating }) => {
    const language = detectLanguage(text, page)
    if (rating === null) return { language, sentiment: null, themes: [] }
    const written = { textLanguage: language, lang: page }
    const found = findThemes({ text, rating, ...written })
    return {
      language,
      sentiment: classify(text, rating, written),
      themes: [...found].map(([theme, tone]) => ({ theme: themeValues[theme], tone })),
    }
  })
