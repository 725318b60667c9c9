import { pageLanguage, setTexts as setConsoleTexts } from '@candour/console/texts.ts'
import { loadScreens, loadStart, type ScreenTexts, type StartTexts } from '@candour/texts/load.ts'
import { wordErrors } from '#shared/worded.ts'

type Texts = StartTexts & ScreenTexts

/**
 * The words of the page's language. Read them while rendering, never when a module is evaluated. Those of
 * `<language>/start.ts` are there from the start, those of `<language>/screens.ts` on whatever is loaded by `withTexts`.
 */
export let texts: Texts

/** Sets words, here and in what the consoles share. */
export function setTexts(loaded: Partial<Texts>): void {
  texts = { ...texts, ...loaded }
  setConsoleTexts(loaded)
}

/** Loads the words of the first view, which the page preloads; the others follow, as anything may be refused. */
export async function loadTexts(): Promise<void> {
  setTexts(await loadStart(pageLanguage()))
  window.requestIdleCallback?.(() => loadOthers().catch(() => {}))
}

let screens: Promise<void> | undefined

async function loadOthers(): Promise<void> {
  screens ??= loadScreens(pageLanguage()).then((loaded) => {
    setTexts(loaded)
    // The server's own sentences are English, and say more than a code can.
    if (pageLanguage() !== 'en') wordErrors(loaded)
  })
  try {
    await screens
  } catch (error) {
    // The next screen tries again.
    screens = undefined
    throw error
  }
}

/** Wraps the loading of a screen, or of a part of one, so that its words are loaded with it. */
export const withTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [loaded] = await Promise.all([load(), loadOthers()])
    return loaded
  }
