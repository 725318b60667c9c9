import type { Language } from '@candour/schemas/languages.ts'
import type { PrintTexts } from '#en/prints.ts'

/** Reads the words that are printed, on the server: those of one language alone, because drawing has little memory. */
export async function readPrints(language: Language): Promise<PrintTexts> {
  const { prints }: { prints: PrintTexts } = await import(`./${language}/prints.ts`)
  return prints
}
