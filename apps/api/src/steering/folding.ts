import { fold } from '#lib/text.ts'

/** Letters in squares and circles, regional indicators and small capitals, which look like plain letters. */
const framed = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const smallCapital = new RegExp(`[${smallCapitals}]`, 'gu')
const plainCapitals = 'ABCDEFGHIJKLMNOPRSTUVWYZ'
/** Apostrophes and dashes within words of scripts that do not elide, and abbreviated titles. */
const inner =
  /(?<=[\p{Script=Cyrillic}\p{Script=Hebrew}])['’ʼ"״׳](?=[\p{Script=Cyrillic}\p{Script=Hebrew}])/gu
const shortTitle = /(?<!\p{L})(г|м|sig|dott|prof)[-.](н|жа|р|ra|ssa)(?!\p{L})/giu
/** Letters with something between each: `g.i.f.t`. */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*·]){3,40}\p{L}(?![\p{L}\p{N}])/giu

/** Removes what nobody sees, and writes letters of other shapes as the letters they look like. Keeps the case. */
export function cleaned(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(framed, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      const first = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((start) => code >= start) ?? 0
      return String.fromCharCode(65 + code - first)
    })
    .replace(smallCapital, (letter) => plainCapitals[smallCapitals.indexOf(letter)] ?? letter)
    .replace(inner, '')
    .replace(/ʼ/g, "'")
    .replace(shortTitle, '$1$2')
    .replace(spaced, (letters) => letters.replace(/[^\p{L}]/gu, ''))
}

/** Folds a text whose line breaks do not matter. */
export const plain = (text: string) => fold(text).replace(/\s+/gu, ' ')

const asLatin: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', к: 'k', т: 't' },
  ...{ в: 'b', н: 'h', м: 'm', г: 'r', п: 'n', и: 'u', ԁ: 'd', ѡ: 'w', ɡ: 'g', ɑ: 'a', ո: 'n', ս: 'u' },
  ...{ ο: 'o', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', τ: 't', ρ: 'p', η: 'n', υ: 'u', χ: 'x', σ: 'o' },
}
const pairs = (latin: string, others: string) =>
  Object.fromEntries([...latin].map((letter, at) => [letter, others[at] ?? letter]))
const asCyrillic = pairs('aeopcyxijskmthb03', 'аеорсухіјѕкмтнвоз')
const asGreek = pairs('aeoikvtpnuxyhzbm0', 'αεοικντρηυχυηζβμο')

/** Returns a cleaned text, and what it reads as once each word of mixed scripts is read in one of them. */
export function readingsOf(clean: string): string[] {
  const mixed = (own: RegExp, map: Record<string, string>, other: RegExp) =>
    clean.replace(/[\p{L}\p{N}\p{M}@$]+/gu, (word) =>
      own.test(word)
        ? word.replace(other, (letter) => {
            const small = letter.toLowerCase()
            const like = map[small] ?? letter
            return small === letter ? like : like.toUpperCase()
          })
        : word,
    )
  return [
    ...new Set([
      clean,
      mixed(/[a-z]/i, asLatin, /[^a-z]/giu),
      mixed(/[а-яіїєґ]/i, asCyrillic, /[a-z0-9]/giu),
      mixed(/[α-ω]/i, asGreek, /[a-z0-9]/giu),
    ]),
  ]
}
