/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '@candour/schemas/languages.ts'
import type { PageTexts, PrintTexts } from '#en.ts'

/**
 * Loads texts in the browser, where each language is a chunk of its own; rejects if that fails to load. Vite expands the
 * pattern to one import per language, of that name alone, so that an app's chunks have no texts that it does not use.
 */
const load = async <Texts>(chunks: Record<string, () => Promise<Texts>>, language: Language) => {
  const chunk = chunks[`./${language}.ts`]
  if (!chunk) throw new Error(`There are no texts in ${language}`)
  return chunk()
}

const pages = import.meta.glob<PageTexts>(['./??.ts', './??-*.ts'], { import: 'pages' })

/** Loads the texts of the review pages. */
export const loadPages = (language: Language) => load(pages, language)

const prints = import.meta.glob<PrintTexts>(['./??.ts', './??-*.ts'], { import: 'prints' })

/** Loads the words that are printed. */
export const loadPrints = (language: Language) => load(prints, language)
