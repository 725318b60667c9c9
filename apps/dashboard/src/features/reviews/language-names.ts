const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** Returns the English name of a language (BCP 47), such as `German` or `Chinese (Traditional)`. */
export function languageName(language: string): string {
  return names.of(language) ?? language
}

/** Returns whether the user's browser is set to read a language, in whichever region or script. */
export function isRead(language: string): boolean {
  const base = (tag: string) => tag.split('-')[0]
  const same: Record<string, string> = { nb: 'no', nn: 'no', iw: 'he', in: 'id' }
  return navigator.languages.some((tag) => (same[base(tag) ?? ''] ?? base(tag)) === base(language))
}
