import type { Theme } from '@candour/schemas/theme-names.ts'

/**
 * Comma-separated words and phrases of a language that indicate themes. They match whole words; accents and
 * case do not matter. `*` at either end stands for any further letters, so that `*preis*` is found in compounds. A
 * leading `-` or `+` marks a complaint or praise in itself ("queue"), for clauses that evaluate nothing in other words.
 */
export interface Catalogue {
  themes: Record<Theme, string>
  /** Words that begin a statement contradicting the previous one. */
  contrasts: string
  /** Words that separate statements to be judged independently. */
  joins: string
  /**
   * Whether words are written without spaces. Patterns then match anywhere, and a contrast is recognized at the end of
   * the previous statement instead of at the beginning of its own.
   */
  unspaced?: boolean
}
