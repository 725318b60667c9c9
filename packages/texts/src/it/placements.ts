import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const placements: PlacementsTexts = {
  title: 'Codici',
  list: 'Codici',
  search: {
    label: 'Cerca codici',
    placeholder: 'Cerca nomi e codici',
  },
  status: {
    label: 'Stato',
    inUse: 'In uso',
    archived: 'Archiviati',
  },
  empty: {
    title: 'Ancora nessun codice',
    text: 'Un codice contrassegna un punto, ad esempio il bancone o un tavolo, e ti mostra quante volte viene scansionato.',
  },
  noMatches: {
    title: 'Nessun codice corrisponde',
    text: 'Prova con una parte più breve del nome o con le prime lettere del codice.',
    clear: 'Rimuovi filtri',
  },
  noArchived: {
    title: 'Nessun codice archiviato',
    text: 'I codici archiviati non appaiono nell’elenco, ma continuano a funzionare ovunque siano stampati.',
  },
  failed: 'Impossibile caricare i codici',
  shown: (count) => plural(count, { one: '# codice mostrato', other: '# codici mostrati' }),

  kinds: {
    poster: 'Poster',
    sticker: 'Adesivo',
    table_tent: 'Espositore da tavolo',
    card: 'Biglietto',
    window: 'Vetrina',
    receipt: 'Scontrino',
    web: 'Sito web o e-mail',
    other: 'Altro',
  },

  row: {
    qr: 'Codice QR',
    qrOf: (name) => `Codice QR: ${name}`,
    scans: (count) => plural(count, { one: '# scansione in 30 giorni', other: '# scansioni in 30 giorni' }),
    lastScan: (ago) => ['Ultima scansione ', ago],
    added: (date) => `Aggiunto: ${date}`,
    more: (name) => `Altro per ${name}`,
    copyLink: 'Copia link',
    print: 'Poster e adesivo',
    reviews: 'Recensioni',
    edit: 'Modifica',
    archive: 'Archivia',
    restore: 'Ripristina',
  },

  changes: {
    copied: 'Link copiato',
    copyFailed: 'Impossibile copiare',
    copyFailedText: 'Riprova.',
    added: (name) => `Codice aggiunto: ${name}`,
    addedSeveral: (count) => plural(count, { one: '# codice aggiunto', other: '# codici aggiunti' }),
    saved: (name) => `Codice salvato: ${name}`,
    archived: (name) => `Codice archiviato: ${name}`,
    archivedText: 'Il codice stampato funziona ancora.',
    restored: (name) => `Codice ripristinato: ${name}`,
    undo: 'Annulla',
    failed: 'Impossibile modificare il codice',
  },

  fields: {
    name: 'Nome',
    kind: 'Tipo',
    location: 'Sede',
    noLocation: 'Nessuna sede',
  },

  add: {
    open: 'Aggiungi codici',
    title: 'Aggiungi codici',
    description: 'Ogni codice contrassegna un punto. Una volta stampato, funziona per sempre.',
    nameHint: 'Ad esempio Bancone, Ingresso o Tavolo.',
    several: 'Più codici insieme, numerati',
    count: 'Quanti',
    firstNumber: 'Primo numero',
    names: 'Nomi:',
    exampleName: 'Tavolo',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Aggiungi codice',
    submitSeveral: (count) => plural(count, { one: 'Aggiungi # codice', other: 'Aggiungi # codici' }),
  },
  edit: {
    title: 'Modifica codice',
    description: (code) => [
      'Il codice ',
      code,
      ' resta lo stesso, così ciò che è stampato continua a funzionare.',
    ],
    submit: 'Salva',
  },
}
