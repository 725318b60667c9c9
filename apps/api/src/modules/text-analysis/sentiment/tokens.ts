import { fold } from '#lib/text.ts'

/** Languages with a lexicon. In any other language, the emoji, the punctuation and the stars decide. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'ar', 'ja'] as const
export type Language = (typeof languages)[number]

/** A word, an emoji or emoticon, or a punctuation mark. In Japanese, each character is a word. */
export interface Token {
  kind: 'word' | 'emoji' | 'mark'
  /**
   * The folded token, followed by the words that it may be a variant of: without repeated letters, or without a prefix.
   */
  forms: readonly [string, ...string[]]
}

/** Prefixes that are written together with the word in Arabic: and, so, with, for, the. */
const arabicPrefixes = ['وال', 'بال', 'فال', 'لل', 'ال', 'و', 'ف', 'ب']

const emoticon =
  /(?<![\p{L}\p{N}])(?:[:;=]['’]?-?[)(\][|/\\*]+|(?:[:;=]['’]?-?[dpo3]|xd+)(?![\p{L}\p{N}])|<\/?3+|\^[_.-]?\^|[-;t><][_.]+[-;t><])|\){2,}|\({2,}/u
    .source
const word = /[\p{L}\p{N}]+/u.source
const emoji = /\p{Extended_Pictographic}/u.source
const mark = /[?？؟]+|[!！¡]+|…|\.{2,}|[.。,、،;；:—–"“”«»「」()\n]/u.source
const everyToken = new RegExp(`${emoticon}|${emoji}|${word}|${mark}`, 'gu')
const isEmoji = new RegExp(`^(?:${emoticon}|${emoji})`, 'u')
const isWord = /^[\p{L}\p{N}]/u

/** Maximum number of characters read from a folded text, because some letters fold into 18 others. */
const maxFolded = 4000

/** Splits a text into tokens; bounded by its length. */
export function tokenize(language: Language | null, text: string): Token[] {
  const tokens: Token[] = []
  const folded = fold(text).slice(0, maxFolded)
  // An unmatched parenthesis is a smiley, especially in Russian.
  const lone = folded.includes('(') ? (folded.includes(')') ? undefined : '(') : ')'
  for (const [found] of folded.matchAll(everyToken)) {
    if (isEmoji.test(found) || found === lone) tokens.push({ kind: 'emoji', forms: [emoticonOf(found)] })
    else if (!isWord.test(found)) tokens.push({ kind: 'mark', forms: [found.slice(0, 1)] })
    else if (language === 'ja')
      for (const character of found) tokens.push({ kind: 'word', forms: [character] })
    else tokens.push({ kind: 'word', forms: formsOf(language, found) })
  }
  return tokens
}

/** Splits a pattern of a lexicon as texts are split; the last token of a word with `*` keeps it. */
export function splitPattern(language: Language | null, pattern: string): string[] {
  return fold(pattern)
    .split(/\s+/u)
    .flatMap((part) => {
      const tokens = tokenize(language, part).filter(({ kind }) => kind !== 'mark' || part.length < 3)
      return tokens.map(({ forms: [form] }, at) =>
        part.endsWith('*') && at === tokens.length - 1 ? `${form}*` : form,
      )
    })
}

function formsOf(language: Language | null, found: string): readonly [string, ...string[]] {
  const forms: [string, ...string[]] = [found]
  if (/(\p{L})\1\1/u.test(found)) {
    forms.push(found.replace(/(\p{L})\1{2,}/gu, '$1$1'), found.replace(/(\p{L})\1+/gu, '$1'))
  }
  if (language === 'ar') {
    for (const prefix of arabicPrefixes) {
      if (found.length >= prefix.length + 2 && found.startsWith(prefix))
        forms.push(found.slice(prefix.length))
    }
  }
  return forms
}

/** Merges the variants of an emoticon: with a nose, or with many mouths. */
function emoticonOf(found: string): string {
  return found
    .replace(/^[:=]['’]?-?/u, ':')
    .replace(/^;-?/u, ';')
    .replace(/([)(d3])\1+/gu, '$1')
}
