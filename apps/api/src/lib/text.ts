/** Letters that Unicode does not decompose, and signs that look alike. */
const letters: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', ı: 'i', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ة: 'ه', ـ: '', '’': "'", ʼ: "'", '`': "'", '\u0901': '\u0902' },
}
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
/** Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and hamzas. */
const withMarks =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}+/gu

/**
 * Folds a text, so that careless spelling is found too: compatibility forms, letter case, accents, and digits of other
 * scripts. Japanese keeps its voicing marks.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(withMarks, (letter) => letter.replace(/\p{M}/gu, ''))
    .replace(/\u093c/gu, '') // the nukta
    .normalize('NFC')
    .replace(undecomposed, (letter) => letters[letter] ?? letter)
    .replace(/[٠-٩۰-۹०-९]/gu, digit)
}

/** The Devanagari zero is at U+0966, the Arabic ones at multiples of 16. */
function digit(character: string): string {
  const code = character.charCodeAt(0)
  return String(code >= 0x0966 ? code - 0x0966 : code % 16)
}

/** Returns the words of a text in lower case, with their accents; what else there is separates them. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
