import { deu, eng, fra, ita, nld, por, spa, tur } from 'stopword'

/** Languages whose words are known here. */
export const languages = ['en', 'de', 'fr', 'es', 'tr', 'it', 'nl', 'pt'] as const
export type Language = (typeof languages)[number]

/** Lower case without accents, so that `Café`, `CAFE` and `cafe` are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
}

/** Words of a text as they stand, with emoji as words of their own. */
export function tokenize(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\p{Extended_Pictographic}/gu) ?? []
}

/** The commonest words of each language, folded: what tells one language from another. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: folded(eng),
  de: folded(deu),
  fr: folded(fra),
  es: folded(spa),
  tr: folded(tur),
  it: folded(ita),
  nl: folded(nld),
  pt: folded(por),
}

function folded(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(fold))
}

/**
 * The languages most of whose small words occur among these folded words: one as a rule, several where a few words
 * leave it open, all of them where there is no hint.
 */
export function guessLanguages(words: readonly string[], small = stopWords): readonly Language[] {
  let most = 0
  let guesses: Language[] = []
  for (const language of languages) {
    let hits = 0
    for (const word of words) if (small[language].has(word)) hits += 1
    if (hits > most) guesses = []
    if (hits >= most) guesses.push(language)
    most = Math.max(most, hits)
  }
  return guesses
}
