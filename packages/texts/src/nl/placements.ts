import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const placements: PlacementsTexts = {
  title: 'Codes',
  list: 'Codes',
  search: {
    label: 'Codes doorzoeken',
    placeholder: 'Zoek op naam of code',
  },
  status: {
    label: 'Status',
    inUse: 'In gebruik',
    archived: 'Gearchiveerd',
  },
  empty: {
    title: 'Nog geen codes',
    text: 'Een code hoort bij één plek, zoals de toonbank of een tafel, en laat zien hoe vaak hij wordt gescand.',
  },
  noMatches: {
    title: 'Geen code gevonden',
    text: 'Probeer een korter deel van de naam of de eerste letters van de code.',
    clear: 'Filters wissen',
  },
  noArchived: {
    title: 'Geen gearchiveerde codes',
    text: 'Gearchiveerde codes staan niet in de lijst, maar blijven werken waar ze zijn gedrukt.',
  },
  failed: 'De codes konden niet worden geladen',
  shown: (count) => plural(count, { one: '# code getoond', other: '# codes getoond' }),

  kinds: {
    poster: 'Poster',
    sticker: 'Sticker',
    table_tent: 'Tafelkaart',
    card: 'Kaartje',
    window: 'Etalage',
    receipt: 'Kassabon',
    web: 'Website of e-mail',
    other: 'Anders',
  },

  row: {
    qr: 'QR-code',
    qrOf: (name) => `QR-code van ${name}`,
    scans: (count) => plural(count, { one: '# scan in 30 dagen', other: '# scans in 30 dagen' }),
    lastScan: (ago) => ['Laatste scan: ', ago],
    added: (date) => `Toegevoegd op ${date}`,
    more: (name) => `Meer voor ${name}`,
    copyLink: 'Link kopiëren',
    print: 'Poster en sticker',
    reviews: 'Reviews',
    edit: 'Bewerken',
    archive: 'Archiveren',
    restore: 'Terugzetten',
  },

  changes: {
    copied: 'Link gekopieerd',
    copyFailed: 'Kopiëren mislukt',
    copyFailedText: 'Probeer het opnieuw.',
    added: (name) => `${name} toegevoegd`,
    addedSeveral: (count) => plural(count, { one: '# code toegevoegd', other: '# codes toegevoegd' }),
    saved: (name) => `${name} opgeslagen`,
    archived: (name) => `${name} gearchiveerd`,
    archivedText: 'De gedrukte code blijft werken.',
    restored: (name) => `${name} teruggezet`,
    undo: 'Ongedaan maken',
    failed: 'De code kon niet worden gewijzigd',
  },

  fields: {
    name: 'Naam',
    kind: 'Soort',
    location: 'Vestiging',
    noLocation: 'Geen vestiging',
  },

  add: {
    open: 'Codes toevoegen',
    title: 'Codes toevoegen',
    description: 'Elke code hoort bij één plek. Eenmaal gedrukt blijft hij altijd werken.',
    nameHint: 'Zoals Toonbank, Ingang of Tafel.',
    several: 'Meerdere tegelijk, genummerd',
    count: 'Aantal',
    firstNumber: 'Eerste nummer',
    names: 'Namen:',
    exampleName: 'Tafel',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Code toevoegen',
    submitSeveral: (count) => plural(count, { one: '# code toevoegen', other: '# codes toevoegen' }),
  },
  edit: {
    title: 'Code bewerken',
    description: (code) => [code, ' blijft gelijk, zodat bestaand drukwerk blijft werken.'],
    submit: 'Opslaan',
  },
}
