import type { Language } from '@candour/schemas/languages.ts'
import type { PrintTexts } from '@candour/texts/en.ts'

/** Each language is a chunk of its own. Destructured here, so that the other texts of a language stay out of it. */
const chunks: Record<Language, () => Promise<PrintTexts>> = {
  en: async () => {
    const { prints } = await import('@candour/texts/en.ts')
    return prints
  },
  de: async () => {
    const { prints } = await import('@candour/texts/de.ts')
    return prints
  },
  fr: async () => {
    const { prints } = await import('@candour/texts/fr.ts')
    return prints
  },
  es: async () => {
    const { prints } = await import('@candour/texts/es.ts')
    return prints
  },
  it: async () => {
    const { prints } = await import('@candour/texts/it.ts')
    return prints
  },
  'pt-BR': async () => {
    const { prints } = await import('@candour/texts/pt-BR.ts')
    return prints
  },
  'pt-PT': async () => {
    const { prints } = await import('@candour/texts/pt-PT.ts')
    return prints
  },
  nl: async () => {
    const { prints } = await import('@candour/texts/nl.ts')
    return prints
  },
  pl: async () => {
    const { prints } = await import('@candour/texts/pl.ts')
    return prints
  },
  cs: async () => {
    const { prints } = await import('@candour/texts/cs.ts')
    return prints
  },
  ro: async () => {
    const { prints } = await import('@candour/texts/ro.ts')
    return prints
  },
  hu: async () => {
    const { prints } = await import('@candour/texts/hu.ts')
    return prints
  },
  el: async () => {
    const { prints } = await import('@candour/texts/el.ts')
    return prints
  },
  sv: async () => {
    const { prints } = await import('@candour/texts/sv.ts')
    return prints
  },
  da: async () => {
    const { prints } = await import('@candour/texts/da.ts')
    return prints
  },
  no: async () => {
    const { prints } = await import('@candour/texts/no.ts')
    return prints
  },
  fi: async () => {
    const { prints } = await import('@candour/texts/fi.ts')
    return prints
  },
  tr: async () => {
    const { prints } = await import('@candour/texts/tr.ts')
    return prints
  },
  uk: async () => {
    const { prints } = await import('@candour/texts/uk.ts')
    return prints
  },
  ru: async () => {
    const { prints } = await import('@candour/texts/ru.ts')
    return prints
  },
  ar: async () => {
    const { prints } = await import('@candour/texts/ar.ts')
    return prints
  },
  he: async () => {
    const { prints } = await import('@candour/texts/he.ts')
    return prints
  },
  'zh-Hans': async () => {
    const { prints } = await import('@candour/texts/zh-Hans.ts')
    return prints
  },
  'zh-Hant': async () => {
    const { prints } = await import('@candour/texts/zh-Hant.ts')
    return prints
  },
  ja: async () => {
    const { prints } = await import('@candour/texts/ja.ts')
    return prints
  },
  ko: async () => {
    const { prints } = await import('@candour/texts/ko.ts')
    return prints
  },
  hi: async () => {
    const { prints } = await import('@candour/texts/hi.ts')
    return prints
  },
  vi: async () => {
    const { prints } = await import('@candour/texts/vi.ts')
    return prints
  },
  id: async () => {
    const { prints } = await import('@candour/texts/id.ts')
    return prints
  },
}

/** Loads the words that are printed in a language. */
export function loadWords(language: Language): Promise<PrintTexts> {
  return chunks[language]()
}
