import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('it')

export const locations: LocationsTexts = {
  title: 'Sedi',
  description: 'Le tue filiali. I codici di una sede ne mostrano il nome e ne aprono il link a Google.',
  failed: 'Impossibile caricare le sedi',
  none: 'Ancora nessuna sede.',
  showAll: (count) => `Mostra tutte (${number(count)})`,
  showArchived: (count) => `Mostra archiviate (${number(count)})`,
  ownGoogleLink: 'Link a Google proprio',
  archived: 'Archiviata',
  more: (name) => `Altro per ${name}`,
  edit: 'Modifica',
  archive: 'Archivia',
  restore: 'Ripristina',

  changes: {
    added: (name) => `Sede aggiunta: ${name}`,
    saved: (name) => `Sede salvata: ${name}`,
    archived: (name) => `Sede archiviata: ${name}`,
    archivedText: 'I codici di questa sede funzionano ancora.',
    restored: (name) => `Sede ripristinata: ${name}`,
    undo: 'Annulla',
    failed: 'Impossibile modificare la sede',
  },

  dialog: {
    add: 'Aggiungi sede',
    addTitle: 'Aggiungi sede',
    editTitle: 'Modifica sede',
    name: 'Nome',
    nameDescription: 'I visitatori lo vedono sotto il nome della tua azienda.',
    googleUrl: 'URL recensioni Google',
    googleUrlDescription: 'Lascia vuoto per usare quello della tua azienda.',
    submitAdd: 'Aggiungi sede',
    submitSave: 'Salva',
  },
}
