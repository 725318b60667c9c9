/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '@candour/schemas/languages.ts'
import type { PageTexts } from '#en/pages.ts'
import type { PrintTexts } from '#en/prints.ts'
import type { ShownChangesTexts } from '#en/shown-changes.ts'

/**
 * Loads texts in the browser, where each part of a language is a chunk of its own; rejects if that fails to load. Vite
 * expands a pattern to one import per language.
 */
const load = async <Texts>(
  chunks: Record<string, () => Promise<Texts>>,
  language: Language,
  part: string,
) => {
  const chunk = chunks[`./${language}/${part}.ts`]
  if (!chunk) throw new Error(`There are no texts in ${language}`)
  return chunk()
}

const pages = import.meta.glob<PageTexts>('./*/pages.ts', { import: 'pages' })

/** Loads the texts of the review pages. */
export const loadPages = (language: Language) => load(pages, language, 'pages')

const shownChanges = import.meta.glob<ShownChangesTexts>('./*/shown-changes.ts', { import: 'shownChanges' })

/** Loads the words around what a company has changed. */
export const loadShownChanges = (language: Language) => load(shownChanges, language, 'shown-changes')

const prints = import.meta.glob<PrintTexts>('./*/prints.ts', { import: 'prints' })

/** Loads the words that are printed. */
export const loadPrints = (language: Language) => load(prints, language, 'prints')

const start = import.meta.glob<StartTexts>('./*/start.ts')

/** Loads the words of the dashboard's first view. */
export const loadStart = (language: Language) => load(start, language, 'start')

const screens = import.meta.glob<ScreenTexts>('./*/screens.ts')

/** Loads the words of all other screens of the dashboard and of the account screens. */
export const loadScreens = (language: Language) => load(screens, language, 'screens')

/** What members read in one language. */
export type StartTexts = typeof import('#en/start.ts')
export type ScreenTexts = typeof import('#en/screens.ts')
