import { slug } from '#companies.ts'

/** ASCII spellings of Latin letters that NFKD does not decompose. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Derives a slug from a company's name, such as `zurich-cafe` from Zürich Café; empty if the result is not valid. */
export function suggestSlug(name: string): string {
  const suggestion = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 63)
    .replace(/-$/, '')
  return slug.safeParse(suggestion).success ? suggestion : ''
}
