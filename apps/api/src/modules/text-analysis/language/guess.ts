import { deu, eng, fra, ita, nld, por, spa, tur } from 'stopword'

const languages = ['en', 'de', 'fr', 'es', 'tr', 'it', 'nl', 'pt'] as const
type Language = (typeof languages)[number]

/** Lowercases and strips accents, so `Café`, `CAFE` and `cafe` are the same word. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
}

/** Splits a text into words, unchanged; each emoji is a word. */
function tokenize(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\p{Extended_Pictographic}/gu) ?? []
}

/** The most common words of each language, folded. */
const stopWords: Record<Language, ReadonlySet<string>> = {
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
 * Returns the languages with the most stop words in a text: usually one, several if a few words are ambiguous, all of
 * them without any hit.
 */
export function guessLanguages(text: string): readonly Language[] {
  const words = tokenize(text).map(fold)
  let most = 0
  let guesses: Language[] = []
  for (const language of languages) {
    let hits = 0
    for (const word of words) if (stopWords[language].has(word)) hits += 1
    if (hits > most) guesses = []
    if (hits >= most) guesses.push(language)
    most = Math.max(most, hits)
  }
  return guesses
}
