import { type SteeringWords, steeringWords } from '#steering-words.ts'

/**
 * Returns whether a text to a visitor pays for reviews or steers them: it offers gifts or discounts, asks to change or
 * remove a review, names five stars, or asks whether the visitor is happy. Every text is checked in every language.
 * Naming five stars is refused even in thanks, because an answer template goes to visitors of every rating.
 *
 * @param ownName a name that may contain such words, such as the company's
 */
export function steers(text: string, ownName?: string): boolean {
  const own = ownName ? plain(ownName).trim() : ''
  const given = own ? plain(text).replaceAll(own, ' ') : plain(text)
  return [given, withoutDisguise(given)].some((words) => rules.some((rule) => rule.test(words)))
}

/** Letters that Unicode does not decompose, and signs that look alike. */
const letters: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', ı: 'i', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ ى: 'ي', ة: 'ه', ـ: '', '’': "'", ʼ: "'", '`': "'" },
}
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/** Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and hamzas. */
const marks = /\p{M}/gu
const withMarks =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}+/gu

/** Folds a text: compatibility forms, letter case, accents, invisible characters, and digits of other scripts. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Cf}|[\ufe0e\ufe0f]/gu, '')
    .replace(withMarks, (letter) => letter.replace(marks, ''))
    .normalize('NFC')
    .replace(undecomposed, (letter) => letters[letter] ?? letter)
    .replace(/[٠-٩۰-۹०-९]/gu, digit)
    .replace(/\s+/gu, ' ')
}

/** The Devanagari zero is at U+0966, the Arabic ones at multiples of 16. */
function digit(character: string): string {
  const code = character.charCodeAt(0)
  return String(code >= 0x0966 ? code - 0x0966 : code % 16)
}

const lookalikes: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', к: 'k', т: 't' },
  ...{ ο: 'o', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', τ: 't', ρ: 'p' },
}

/** Replaces what only looks like a Latin letter within Latin words: `g1ft`, or `discount` with a Cyrillic letter. */
export function withoutDisguise(text: string): string {
  return text.replace(/[\p{L}\p{N}@$]+/gu, (word) =>
    /[a-z]/.test(word) ? word.replace(/[^a-z]/gu, (character) => lookalikes[character] ?? character) : word,
  )
}

/** Beginning of a word. Scripts that join articles to words, or do not separate words, match anywhere. */
const start = '(?<![a-zα-ωа-яґєії0-9])'
const rest = '[^ .!?;:,]*'
const oneOf = (words: readonly string[]) => `(?:${words.map(plain).join('|')})`
const within = (max: number) => `[^.!?;:\\n]{0,${max}}`

function* sourcesOf(words: SteeringWords): Generator<string> {
  const {
    gifts,
    change,
    review,
    gap = 2,
    changeLast = false,
    five,
    stars,
    happy,
    you,
    question = '[?؟]',
  } = words
  if (gifts) yield `${start}${oneOf(gifts)}`
  if (change && review) {
    yield `${start}${oneOf(change)}${rest} (?:${rest.replace('*', '+')} ){0,${gap}}${oneOf(review)}`
    if (changeLast)
      yield `${start}${oneOf(review)}${rest} (?:${rest.replace('*', '+')} ){0,1}${oneOf(change)}`
  }
  if (five && stars) yield `${start}${oneOf(five)} ?-? ?${oneOf(stars)}`
  if (stars) yield `(?<![0-9.,])5 ?-? ?${oneOf(stars)}`
  if (happy) {
    yield `${start}${oneOf(happy)}${rest} ?${question}`
    yield `(?:^|[.!?¿] ?)${oneOf(happy)}${within(60)}${question}`
    if (you) yield `${start}${oneOf(you)} (?:[^ .!?]+ ){0,4}${oneOf(happy)}${within(60)}${question}`
  }
  if (words.if && happy && review) {
    yield `${start}${oneOf(words.if)} ${within(40)}${oneOf(happy)}[^.!?\\n]{0,80}(?:${oneOf(review)}|google)`
  }
  if (words.phrases) yield oneOf(words.phrases)
}

const rules: RegExp[] = [
  ...Object.values(steeringWords).flatMap((words) =>
    [...sourcesOf(words)].map((source) => new RegExp(source, 'u')),
  ),
  /[★⭐🌟✭✪]{5}|5 ?[★⭐🌟✭✪]|[★⭐🌟✭✪] ?5(?![0-9])|(?<![0-9/.])5 ?\/ ?5(?![0-9/])/u,
]
