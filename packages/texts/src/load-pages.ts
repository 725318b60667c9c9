import type { Language } from '@candour/schemas/languages.ts'
import type { PageTexts } from '#en.ts'

/** Each language is a chunk of its own. Destructured here, so that the other texts of a language stay out of it. */
const chunks: Record<Language, () => Promise<PageTexts>> = {
  en: async () => {
    const { pages } = await import('#en.ts')
    return pages
  },
  de: async () => {
    const { pages } = await import('#de.ts')
    return pages
  },
  fr: async () => {
    const { pages } = await import('#fr.ts')
    return pages
  },
  es: async () => {
    const { pages } = await import('#es.ts')
    return pages
  },
  it: async () => {
    const { pages } = await import('#it.ts')
    return pages
  },
  'pt-BR': async () => {
    const { pages } = await import('#pt-BR.ts')
    return pages
  },
  'pt-PT': async () => {
    const { pages } = await import('#pt-PT.ts')
    return pages
  },
  nl: async () => {
    const { pages } = await import('#nl.ts')
    return pages
  },
  pl: async () => {
    const { pages } = await import('#pl.ts')
    return pages
  },
  cs: async () => {
    const { pages } = await import('#cs.ts')
    return pages
  },
  ro: async () => {
    const { pages } = await import('#ro.ts')
    return pages
  },
  hu: async () => {
    const { pages } = await import('#hu.ts')
    return pages
  },
  el: async () => {
    const { pages } = await import('#el.ts')
    return pages
  },
  sv: async () => {
    const { pages } = await import('#sv.ts')
    return pages
  },
  da: async () => {
    const { pages } = await import('#da.ts')
    return pages
  },
  no: async () => {
    const { pages } = await import('#no.ts')
    return pages
  },
  fi: async () => {
    const { pages } = await import('#fi.ts')
    return pages
  },
  tr: async () => {
    const { pages } = await import('#tr.ts')
    return pages
  },
  uk: async () => {
    const { pages } = await import('#uk.ts')
    return pages
  },
  ru: async () => {
    const { pages } = await import('#ru.ts')
    return pages
  },
  ar: async () => {
    const { pages } = await import('#ar.ts')
    return pages
  },
  he: async () => {
    const { pages } = await import('#he.ts')
    return pages
  },
  'zh-Hans': async () => {
    const { pages } = await import('#zh-Hans.ts')
    return pages
  },
  'zh-Hant': async () => {
    const { pages } = await import('#zh-Hant.ts')
    return pages
  },
  ja: async () => {
    const { pages } = await import('#ja.ts')
    return pages
  },
  ko: async () => {
    const { pages } = await import('#ko.ts')
    return pages
  },
  hi: async () => {
    const { pages } = await import('#hi.ts')
    return pages
  },
  vi: async () => {
    const { pages } = await import('#vi.ts')
    return pages
  },
  id: async () => {
    const { pages } = await import('#id.ts')
    return pages
  },
}

/** Returns the texts of the review pages, in the browser. Rejects if their chunk fails to load. */
export const loadPages = (language: Language) => chunks[language]()
