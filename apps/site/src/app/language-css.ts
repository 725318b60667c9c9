import { directionOf, type Language } from '@candour/schemas/languages.ts'

/** Arrows follow the reading direction; phone numbers and email addresses are always left to right. */
const rightToLeft = '.turned{scale:-1 1}[type=tel],[type=email]{direction:ltr;text-align:right}'

/** Joined letters must not be tracked, and marks above and below them need space. */
const tallHeadings = 'h1.text-xl{letter-spacing:0;line-height:1.4}'

/** Breaks lines between words only; in a language without spaces, between phrases. */
const wholeWords = 'body{word-break:keep-all}'
const wholePhrases = 'body{word-break:auto-phrase}'

/** Labels of the choices take two lines on a phone. */
const balancedLabels = '.choice{text-wrap:balance}'

const ofLanguage: Partial<Record<Language, string>> = {
  ar: tallHeadings,
  hi: tallHeadings,
  vi: tallHeadings,
  ko: wholeWords,
  ja: wholePhrases,
  ru: balancedLabels,
  uk: balancedLabels,
}

/** Applies the styles to a page that the server did not render, whose policy allows no inline styles. */
export function applyLanguageCss(language: Language): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(languageCss(language))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Returns the styles that only pages in this language need, to follow the stylesheet. */
export function languageCss(language: Language): string {
  return (directionOf(language) === 'rtl' ? rightToLeft : '') + (ofLanguage[language] ?? '')
}
