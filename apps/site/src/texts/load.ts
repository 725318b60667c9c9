import type { Language } from '@candour/schemas/languages.ts'
import type { PageTexts } from '@candour/texts/en.ts'

/** Each language is a chunk of its own. Destructured here, so that the other texts of a language stay out of it. */
const chunks: Record<Language, () => Promise<PageTexts>> = {
  en: async () => {
    const { pages } = await import('@candour/texts/en.ts')
    return pages
  },
  de: async () => {
    const { pages } = await import('@candour/texts/de.ts')
    return pages
  },
  fr: async () => {
    const { pages } = await import('@candour/texts/fr.ts')
    return pages
  },
  es: async () => {
    const { pages } = await import('@candour/texts/es.ts')
    return pages
  },
  it: async () => {
    const { pages } = await import('@candour/texts/it.ts')
    return pages
  },
  'pt-BR': async () => {
    const { pages } = await import('@candour/texts/pt-BR.ts')
    return pages
  },
  'pt-PT': async () => {
    const { pages } = await import('@candour/texts/pt-PT.ts')
    return pages
  },
  nl: async () => {
    const { pages } = await import('@candour/texts/nl.ts')
    return pages
  },
  pl: async () => {
    const { pages } = await import('@candour/texts/pl.ts')
    return pages
  },
  cs: async () => {
    const { pages } = await import('@candour/texts/cs.ts')
    return pages
  },
  ro: async () => {
    const { pages } = await import('@candour/texts/ro.ts')
    return pages
  },
  hu: async () => {
    const { pages } = await import('@candour/texts/hu.ts')
    return pages
  },
  el: async () => {
    const { pages } = await import('@candour/texts/el.ts')
    return pages
  },
  sv: async () => {
    const { pages } = await import('@candour/texts/sv.ts')
    return pages
  },
  da: async () => {
    const { pages } = await import('@candour/texts/da.ts')
    return pages
  },
  no: async () => {
    const { pages } = await import('@candour/texts/no.ts')
    return pages
  },
  fi: async () => {
    const { pages } = await import('@candour/texts/fi.ts')
    return pages
  },
  tr: async () => {
    const { pages } = await import('@candour/texts/tr.ts')
    return pages
  },
  uk: async () => {
    const { pages } = await import('@candour/texts/uk.ts')
    return pages
  },
  ru: async () => {
    const { pages } = await import('@candour/texts/ru.ts')
    return pages
  },
  ar: async () => {
    const { pages } = await import('@candour/texts/ar.ts')
    return pages
  },
  he: async () => {
    const { pages } = await import('@candour/texts/he.ts')
    return pages
  },
  'zh-Hans': async () => {
    const { pages } = await import('@candour/texts/zh-Hans.ts')
    return pages
  },
  'zh-Hant': async () => {
    const { pages } = await import('@candour/texts/zh-Hant.ts')
    return pages
  },
  ja: async () => {
    const { pages } = await import('@candour/texts/ja.ts')
    return pages
  },
  ko: async () => {
    const { pages } = await import('@candour/texts/ko.ts')
    return pages
  },
  hi: async () => {
    const { pages } = await import('@candour/texts/hi.ts')
    return pages
  },
  vi: async () => {
    const { pages } = await import('@candour/texts/vi.ts')
    return pages
  },
  id: async () => {
    const { pages } = await import('@candour/texts/id.ts')
    return pages
  },
}

/** Returns the texts of a page that the server did not render. Rejects if their chunk fails to load. */
export const loadTexts = (language: Language) => chunks[language]()
