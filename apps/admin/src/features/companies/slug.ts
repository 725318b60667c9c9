import { slug } from '@candour/schemas/companies.ts'

/** What becomes of a slug while it is typed: lower case, hyphens in place of white space. */
export function normalizeSlug(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, '-')
}

/** Latin letters that are no letter with an accent, as one writes them without them. */
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

/** The slug that a company's name suggests, such as `zurich-cafe` for Zürich Café; empty where none is valid. */
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
