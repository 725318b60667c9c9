import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Selettore: ${field}`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG o SVG, fino a 2 MB',
    preview: 'Anteprima del logo',
    upload: 'Carica',
    replace: 'Sostituisci',
    remove: 'Rimuovi logo',
    invalidTitle: 'File non valido',
    invalid: 'Carica un file immagine',
    tooLargeTitle: 'File troppo grande',
    tooLarge: 'Carica un’immagine inferiore a 2 MB',
  },

  googleLink: {
    placeholder: 'Incolla un link qualsiasi della tua attività su Google',
    reading: 'Lettura del link…',
    found: 'Questo link apre le recensioni di un’attività su Google. È la tua?',
    open: 'Aprilo',
    otherwise: 'Qualsiasi altro indirizzo può essere salvato così com’è.',
    steps: {
      open: 'Apri Google Maps nel browser di un computer.',
      search: 'Cerca la tua attività, selezionala e attendi la mappa.',
      copy: 'Copia l’intero indirizzo dalla barra degli indirizzi e incollalo qui.',
    },
  },

  words: {
    defaultLanguage: 'Lingua predefinita',
    defaultLanguageText: 'Per i visitatori il cui browser chiede una lingua che non offriamo.',
    title: 'Parole tue',
    text: 'Sostituiscono le nostre frasi predefinite, solo nella loro lingua. Tutti i visitatori le vedono, qualunque sia la valutazione.',
    languages: 'Lingue',
    toCorrect: ', da correggere',
    add: 'Aggiungi una lingua',
    addFirst: 'Aggiungi una lingua…',
    greeting: (language) => `Saluto in ${language}`,
    greetingText: 'Nella prima schermata, sotto la domanda.',
    thanks: (language) => `Ringraziamento in ${language}`,
    thanksText: 'Dopo l’invio del feedback.',
    remove: (language) => `Rimuovi ${language}`,
    characters: 'Caratteri:',
  },

  preview: {
    label: 'Anteprima della pagina delle recensioni',
    caption: 'Anteprima',
    in: (language) => `Anteprima in ${language}`,
    failed: 'Impossibile caricare l’anteprima.',
  },
}
