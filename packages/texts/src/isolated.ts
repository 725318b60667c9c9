import { directionOf, type Language } from '@candour/schemas/languages.ts'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Returns a company's name for use within a sentence, so that neither disorders the other if they are written in
 * different directions: within Unicode's isolates (UAX #9), where it may be needed. For pages; in a mail's subject or
 * text, old programs would show them.
 */
export function isolated(name: string, language: Language): string {
  return directionOf(language) === 'rtl' || rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
