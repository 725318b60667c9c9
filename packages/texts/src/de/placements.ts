import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const placements: PlacementsTexts = {
  title: 'QR-Codes',
  list: 'QR-Codes',
  search: {
    label: 'QR-Codes durchsuchen',
    placeholder: 'Namen und Codes durchsuchen',
  },
  status: {
    label: 'Status',
    inUse: 'In Gebrauch',
    archived: 'Archiviert',
  },
  empty: {
    title: 'Noch keine QR-Codes',
    text: 'Ein QR-Code steht für eine Stelle, zum Beispiel die Theke oder einen Tisch, und zeigt Ihnen, wie oft er gescannt wird.',
  },
  noMatches: {
    title: 'Kein QR-Code gefunden',
    text: 'Versuchen Sie es mit einem kürzeren Teil des Namens oder den ersten Buchstaben des Codes.',
    clear: 'Filter löschen',
  },
  noArchived: {
    title: 'Keine archivierten QR-Codes',
    text: 'Archivierte QR-Codes sind in der Liste ausgeblendet, funktionieren aber überall weiter, wo sie gedruckt sind.',
  },
  failed: 'Die QR-Codes konnten nicht geladen werden',
  shown: (count) => plural(count, { one: '# QR-Code angezeigt', other: '# QR-Codes angezeigt' }),

  kinds: {
    poster: 'Poster',
    sticker: 'Aufkleber',
    table_tent: 'Tischaufsteller',
    card: 'Karte',
    window: 'Schaufenster',
    receipt: 'Kassenbon',
    web: 'Website oder E-Mail',
    other: 'Sonstiges',
  },

  row: {
    qr: 'QR-Code',
    qrOf: (name) => `QR-Code von ${name}`,
    scans: (count) => plural(count, { one: '# Scan in 30 Tagen', other: '# Scans in 30 Tagen' }),
    lastScan: (ago) => ['Letzter Scan ', ago],
    added: (date) => `Angelegt: ${date}`,
    more: (name) => `Mehr zu ${name}`,
    copyLink: 'Link kopieren',
    print: 'Poster und Aufkleber',
    reviews: 'Bewertungen',
    edit: 'Bearbeiten',
    archive: 'Archivieren',
    restore: 'Wiederherstellen',
  },

  changes: {
    copied: 'Link kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    copyFailedText: 'Bitte versuchen Sie es erneut.',
    added: (name) => `${name} angelegt`,
    addedSeveral: (count) => plural(count, { one: '# QR-Code angelegt', other: '# QR-Codes angelegt' }),
    saved: (name) => `${name} gespeichert`,
    archived: (name) => `${name} archiviert`,
    archivedText: 'Der gedruckte QR-Code funktioniert weiter.',
    restored: (name) => `${name} wiederhergestellt`,
    undo: 'Rückgängig',
    failed: 'Der QR-Code konnte nicht geändert werden',
  },

  fields: {
    name: 'Name',
    kind: 'Art',
    location: 'Standort',
    noLocation: 'Kein Standort',
  },

  add: {
    open: 'Codes anlegen',
    title: 'QR-Codes anlegen',
    description: 'Jeder QR-Code steht für eine Stelle. Einmal gedruckt, funktioniert er auf Dauer.',
    nameHint: 'Zum Beispiel Theke, Eingang oder Tisch.',
    several: 'Mehrere auf einmal, nummeriert',
    count: 'Wie viele',
    firstNumber: 'Erste Nummer',
    names: 'Namen:',
    exampleName: 'Tisch',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Code anlegen',
    submitSeveral: (count) => plural(count, { one: '# Code anlegen', other: '# Codes anlegen' }),
  },
  edit: {
    title: 'QR-Code bearbeiten',
    description: (code) => [code, ' bleibt gleich, damit Gedrucktes weiter funktioniert.'],
    submit: 'Speichern',
  },
}
