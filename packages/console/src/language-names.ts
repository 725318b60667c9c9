import { pageLanguage } from '#texts.ts'

let names: { in: string; of: Intl.DisplayNames } | undefined

/** Returns the name of a language (BCP 47) by itself, such as `German` or `Chinese (Traditional)`. */
export function languageName(language: string): string {
  const page = pageLanguage()
  if (names?.in !== page) {
    names = { in: page, of: new Intl.DisplayNames(page, { type: 'language', languageDisplay: 'standard' }) }
  }
  const name = names.of.of(language) ?? language
  // Many languages write it in lower case within sentences, for which the browser's names are made.
  return name.charAt(0).toLocaleUpperCase(page) + name.slice(1)
}

/** Returns whether the user's browser is set to read a language, in whichever region or script. */
export function isRead(language: string): boolean {
  const base = (tag: string) => tag.split('-')[0]
  const same: Record<string, string> = { nb: 'no', nn: 'no', iw: 'he', in: 'id' }
  return navigator.languages.some((tag) => (same[base(tag) ?? ''] ?? base(tag)) === base(language))
}
