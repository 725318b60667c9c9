/** Languages of the visitor's pages (BCP 47), the default first. Adding one requires a catalogue of its texts. */
export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** Returns the language of a visitor's page. `accepted` is the request's `Accept-Language`. */
export function pickLanguage(_accepted: string | undefined): Language {
  return languages[0]
}
