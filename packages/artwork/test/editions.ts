import type { Language } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { Edition } from '#fonts.ts'
import { loadEdition } from '#node.ts'
import { companies } from './companies.ts'

/** Opens a language's fonts for names, by default those of the test companies. */
export function editionOf(
  language: Language,
  names: Iterable<string> = companies.map(({ name }) => name),
): Promise<Edition> {
  return loadEdition(language, catalogues[language].prints, names)
}

export const english = await editionOf('en')
