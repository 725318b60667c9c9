import { directionOf, type Language } from '@candour/schemas/languages.ts'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Returns a company's name for use within a sentence, so that neither scrambles the other if they are written in
 * different directions: enclosed in Unicode isolates (UAX #9) where that may be needed. For pages only: in a mail's
 * subject or text, old mail programs would display the isolates.
 */
export function isolated(name: string, language: Language): string {
  return directionOf(language) === 'rtl' || rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
