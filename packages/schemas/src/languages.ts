/**
 * Languages of what visitors read (BCP 47), the fallback first, each with its own name for itself. Adding one requires
 * a catalogue of its texts.
 */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  nl: 'Nederlands',
  pl: 'Polski',
  cs: 'Čeština',
  ro: 'Română',
  hu: 'Magyar',
  el: 'Ελληνικά',
  sv: 'Svenska',
  da: 'Dansk',
  no: 'Norsk',
  fi: 'Suomi',
  tr: 'Türkçe',
  uk: 'Українська',
  ru: 'Русский',
  ar: 'العربية',
  he: 'עברית',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  hi: 'हिन्दी',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
} as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

/** Returns a record with a value for each language. */
export function recordOf<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >
}

/** Writing direction of a language, as in HTML's `dir`. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr'
}

/** Returns the language with a tag, in any letter case; undefined for anything else. */
export function languageOf(tag: unknown): Language | undefined {
  const wanted = typeof tag === 'string' ? tag.toLowerCase() : ''
  return languages.find((language) => language.toLowerCase() === wanted)
}

/** Languages of the dashboard, of account screens and of mails to members, in the order of `languageNames`. */
export const memberLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'nl',
  'pl',
  'tr',
  'ja',
] as const satisfies Language[]

export type MemberLanguage = (typeof memberLanguages)[number]

/** Returns the language of members with a tag, in any letter case; undefined for anything else. */
export function memberLanguageOf(tag: unknown): MemberLanguage | undefined {
  const language = languageOf(tag)
  return memberLanguages.find((offered) => offered === language)
}
