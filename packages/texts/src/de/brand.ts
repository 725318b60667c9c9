import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Farbauswahl für „${field}“`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG oder SVG, bis 2 MB',
    preview: 'Vorschau des Logos',
    upload: 'Hochladen',
    replace: 'Ersetzen',
    remove: 'Logo entfernen',
    invalidTitle: 'Ungültige Datei',
    invalid: 'Bitte laden Sie eine Bilddatei hoch',
    tooLargeTitle: 'Datei zu groß',
    tooLarge: 'Bitte laden Sie ein Bild von weniger als 2 MB hoch',
  },

  googleLink: {
    placeholder: 'Fügen Sie einen beliebigen Link Ihres Unternehmens bei Google ein',
    reading: 'Link wird geprüft …',
    found: 'Das öffnet die Bewertungen eines Unternehmens bei Google. Ist es Ihres?',
    open: 'Öffnen',
    otherwise: 'Jede andere Adresse kann so gespeichert werden, wie sie ist.',
    steps: {
      open: 'Öffnen Sie Google Maps im Browser eines Computers.',
      search: 'Suchen Sie Ihr Unternehmen, wählen Sie es aus und warten Sie auf die Karte.',
      copy: 'Kopieren Sie die ganze Adresse aus der Adresszeile und fügen Sie sie hier ein.',
    },
  },

  words: {
    defaultLanguage: 'Standardsprache',
    defaultLanguageText: 'Für Besucher, deren Browser eine Sprache verlangt, die wir nicht anbieten.',
    title: 'Ihre eigenen Worte',
    text: 'Diese Texte ersetzen unsere Standardsätze, jeweils nur in ihrer Sprache. Alle Besucher sehen sie, unabhängig von den Sternen.',
    languages: 'Sprachen',
    toCorrect: ', bitte korrigieren',
    add: 'Sprache hinzufügen',
    addFirst: 'Sprache hinzufügen …',
    greeting: (language) => `Begrüßung (${language})`,
    greetingText: 'Auf der ersten Seite, unter der Frage.',
    thanks: (language) => `Dank (${language})`,
    thanksText: 'Nach dem Senden des Feedbacks.',
    remove: (language) => `${language} entfernen`,
    characters: 'Zeichen:',
  },

  preview: {
    label: 'Vorschau der Bewertungsseite',
    caption: 'Vorschau',
    in: (language) => `Vorschau (${language})`,
    failed: 'Die Vorschau konnte nicht geladen werden.',
  },
}
