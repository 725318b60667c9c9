import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Kleurkiezer voor “${field}”`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG of SVG, tot 2 MB',
    preview: 'Voorbeeld van het logo',
    upload: 'Uploaden',
    replace: 'Vervangen',
    remove: 'Logo verwijderen',
    invalidTitle: 'Ongeldig bestand',
    invalid: 'Upload een afbeelding',
    tooLargeTitle: 'Bestand te groot',
    tooLarge: 'Upload een afbeelding kleiner dan 2 MB',
  },

  googleLink: {
    placeholder: 'Plak een link van je bedrijf op Google',
    reading: 'De link wordt bekeken…',
    found: 'Dit opent de reviews van een bedrijf op Google. Is dit jouw bedrijf?',
    open: 'Openen',
    otherwise: 'Elk ander adres kun je opslaan zoals het is.',
    steps: {
      open: 'Open Google Maps in de browser van een computer.',
      search: 'Zoek je bedrijf, kies het en wacht op de kaart.',
      copy: 'Kopieer het hele adres uit de adresbalk en plak het hier.',
    },
  },

  words: {
    defaultLanguage: 'Standaardtaal',
    defaultLanguageText: 'Voor bezoekers van wie de browser een taal vraagt die we niet aanbieden.',
    title: 'Je eigen teksten',
    text: 'Deze vervangen onze standaardzinnen, alleen in die taal. Elke bezoeker ziet ze, ongeacht de beoordeling.',
    languages: 'Talen',
    toCorrect: ', te corrigeren',
    add: 'Taal toevoegen',
    addFirst: 'Taal toevoegen…',
    greeting: (language) => `Begroeting (${language})`,
    greetingText: 'Op het eerste scherm, onder de vraag.',
    thanks: (language) => `Bedankje (${language})`,
    thanksText: 'Na het versturen van feedback.',
    remove: (language) => `Verwijderen: ${language}`,
    characters: 'Tekens:',
  },

  preview: {
    label: 'Voorbeeld van de reviewpagina',
    caption: 'Voorbeeld',
    in: (language) => `Voorbeeld (${language})`,
    failed: 'Het voorbeeld kon niet worden geladen.',
  },
}
