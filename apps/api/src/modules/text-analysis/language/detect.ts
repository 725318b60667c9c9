import type { Language } from '@candour/schemas/languages.ts'
import { eld } from 'eld/small'
import { telling } from '#modules/text-analysis/language/telling.ts'

/** Number of characters read: the beginning of a text is as telling as its end, and the work stays bounded. */
const readLength = 1000

/** Share of a text's letters that one script must have; a Latin name in a text of another script counts half. */
const minScriptShare = 0.6

/** Score below which a text is in no language that the library knows, on its scale of 0 to 1. */
const minScore = 0.6

/** Lead of the likeliest language below which a text could be in either. */
const minLead = { word: 1, phrase: 0.06, text: 0.02 }

/** Maximum distance of the page's language from the likeliest one at which it is preferred. */
const maxLag = { word: 0.01, phrase: 0.06, text: 0.03 }

/** Scripts and the weight of one letter, in Latin letters: a Han character is about a word. */
const scripts = [
  { name: 'latin', pattern: /\p{Script=Latin}/gu, weight: 1 },
  { name: 'cyrillic', pattern: /\p{Script=Cyrillic}/gu, weight: 2 },
  { name: 'greek', pattern: /\p{Script=Greek}/gu, weight: 2 },
  { name: 'hebrew', pattern: /\p{Script=Hebrew}/gu, weight: 2 },
  { name: 'arabic', pattern: /\p{Script=Arabic}/gu, weight: 2 },
  { name: 'devanagari', pattern: /\p{Script=Devanagari}/gu, weight: 2 },
  { name: 'kana', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 4 },
  { name: 'han', pattern: /\p{Script=Han}/gu, weight: 4 },
  { name: 'hangul', pattern: /\p{Script=Hangul}/gu, weight: 4 },
] as const
type Script = (typeof scripts)[number]['name'] | 'other'

/**
 * Returns the language of a text (BCP 47), or null if it is uncertain: in names, symbols, single words, and where two
 * languages are mixed. Synchronous and pure; reads the first 1,000 characters.
 *
 * @param page the language of the page on which it was written, which decides between close languages
 */
export function detectLanguage(text: string, page: Language | null): string | null {
  const read = withoutCodes(text.slice(0, readLength))
  const expected = page === 'pt-BR' || page === 'pt-PT' ? 'pt' : page
  switch (scriptOf(read)) {
    case undefined:
      return null
    case 'latin':
      return detectLatin(read, expected)
    case 'cyrillic':
      return detectCyrillic(read, expected)
    case 'arabic':
      return detectArabic(read)
    case 'devanagari':
      return telling.mr.test(read) ? 'mr' : 'hi'
    case 'han':
      return detectHan(read, expected)
    case 'greek':
      return 'el'
    case 'hebrew':
      return 'he'
    case 'kana':
      return 'ja'
    case 'hangul':
      return 'ko'
    case 'other':
      return eld.detect(read).language || null
  }
}

/** Blanks addresses, markup, and numbers with letters attached, which are in no language. */
function withoutCodes(text: string): string {
  return text.replace(/(?:https?:|www\.)\S*|\S+@\S+|<[^<>]*>|&\w+;|\S*\p{N}\S*/gu, ' ')
}

/** Returns the script of most of the text; Japanese is kana with or without Han. Undefined if there is none. */
function scriptOf(text: string): Script | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  // Most texts; saves counting the letters.
  if (!/[^\p{Script=Latin}\P{L}]/u.test(text)) return 'latin'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const counts = scripts.map(({ name, pattern, weight }) => {
    const count = text.match(pattern)?.length ?? 0
    return { name: name as Script, count, weight: count * weight }
  })
  const known = counts.reduce((sum, { count }) => sum + count, 0)
  counts.push({ name: 'other', count: letters - known, weight: 2 * Math.max(0, letters - known) })
  const weightOf = (script: Script) => counts.find(({ name }) => name === script)?.weight ?? 0
  const total = counts.reduce((sum, { weight }) => sum + weight, 0)
  const kana = weightOf('kana')
  // Chinese texts may have a stray kana, such as の in a name.
  const isJapanese = kana > 0 && kana * 8 >= weightOf('han')
  if (isJapanese && kana + weightOf('han') >= minScriptShare * total) return 'kana'
  return counts.find(({ weight }) => weight > 0 && weight >= minScriptShare * total)?.name
}

function detectHan(text: string, page: string | null): string | null {
  const simplified = text.match(telling.hans)?.length ?? 0
  const traditional = text.match(telling.hant)?.length ?? 0
  if (simplified > traditional) return 'zh-Hans'
  if (traditional > simplified) return 'zh-Hant'
  if (page === 'ja') return 'ja'
  return page === 'zh-Hans' || page === 'zh-Hant' ? page : 'zh'
}

function detectArabic(text: string): string | null {
  if (telling.ur.test(text)) return 'ur'
  return telling.fa.test(text) ? 'fa' : 'ar'
}

function detectCyrillic(text: string, page: string | null): string | null {
  if (telling.be.test(text)) return 'be'
  if (telling.sr.test(text)) return 'sr'
  if (telling.mk.test(text)) return null
  if (telling.uk.test(text)) return 'uk'
  if (telling.ru.test(text)) return 'ru'
  return surest(text, { page, words: wordsOf(text).length, among: cyrillic })
}

const cyrillic = new Set(['ru', 'uk', 'bg'])
const otherScripts = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kn ko ku lo ml mr or pa ru sr ta te th uk ur zh'.split(' '),
)

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []

function detectLatin(text: string, page: string | null): string | null {
  const words = wordsOf(text)
  // Names: two or three words, all capitalized.
  if (words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}/u.test(word))) return null
  const language = surest(text, { page, words: words.length })
  if (language === 'da' || language === 'no') {
    const danish = text.match(telling.da)?.length ?? 0
    const norwegian = text.match(telling.no)?.length ?? 0
    if (danish !== norwegian) return danish > norwegian ? 'da' : 'no'
    return page === 'da' || page === 'no' ? page : language
  }
  // The library has one language for Malay and Indonesian.
  if (language === 'ms') return telling.ms.test(text) && page !== 'id' ? 'ms' : 'id'
  return language
}

/** Pairs that are one language to the library, or so close that their order means little. */
const sisters: Record<string, string> = { no: 'da', id: 'ms' }
const pairOf = (language: string) => sisters[language] ?? language

/** Returns the likeliest language if it is clear enough, or else the page's if it is nearly as likely. */
function surest(
  text: string,
  { page, words, among }: { page: string | null; words: number; among?: ReadonlySet<string> },
): string | null {
  const scores = Object.entries(eld.detect(text).getScores()).filter(([language]) =>
    among ? among.has(language) : !otherScripts.has(language),
  )
  const [best] = scores
  if (!best || best[1] < minScore) return null
  const size = words < 2 ? 'word' : words < 4 ? 'phrase' : 'text'
  const expected = page && scores.find(([language]) => pairOf(language) === pairOf(page))
  if (expected && best[1] - expected[1] <= maxLag[size]) return expected[0]
  const rival = scores.find(([language]) => pairOf(language) !== pairOf(best[0]))
  return best[1] - (rival?.[1] ?? 0) >= minLead[size] ? best[0] : null
}
