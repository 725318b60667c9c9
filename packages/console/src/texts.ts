import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { isolated as isolatedIn } from '@candour/texts/isolated.ts'
import { setControlTexts } from '@candour/ui/control-texts.ts'

/** What members and operators read alike. */
type ConsoleTexts = typeof import('@candour/texts/en/consoles.ts')

/**
 * The words of the page's language. Read them while rendering, never when a module is evaluated: they are set before
 * the app renders, and another language needs a new page.
 */
export let texts: ConsoleTexts

/** Sets words, which a page may load in several parts. */
export function setTexts(loaded: Partial<ConsoleTexts>): void {
  texts = { ...texts, ...loaded }
  if (loaded.controls) setControlTexts(loaded.controls)
}

/** Returns the page's language, which the server has written into it. */
export const pageLanguage = (): Language => languageOf(document.documentElement.lang) ?? 'en'

/** Returns a name for use within a sentence, so that neither scrambles the other. */
export const isolated = (name: string) => isolatedIn(name, pageLanguage())
