import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const locations: LocationsTexts = {
  title: 'Standorte',
  description: 'Ihre Filialen. QR-Codes an einem Standort zeigen seinen Namen und öffnen seinen Google-Link.',
  failed: 'Die Standorte konnten nicht geladen werden',
  none: 'Noch keine Standorte.',
  showAll: (count) => `Alle ${number(count)} anzeigen`,
  showArchived: (count) => `Archivierte anzeigen (${number(count)})`,
  ownGoogleLink: 'Eigener Google-Link',
  archived: 'Archiviert',
  more: (name) => `Mehr zu ${name}`,
  edit: 'Bearbeiten',
  archive: 'Archivieren',
  restore: 'Wiederherstellen',

  changes: {
    added: (name) => `${name} hinzugefügt`,
    saved: (name) => `${name} gespeichert`,
    archived: (name) => `${name} archiviert`,
    archivedText: 'QR-Codes an diesem Standort funktionieren weiter.',
    restored: (name) => `${name} wiederhergestellt`,
    undo: 'Rückgängig',
    failed: 'Der Standort konnte nicht geändert werden',
  },

  dialog: {
    add: 'Standort hinzufügen',
    addTitle: 'Standort hinzufügen',
    editTitle: 'Standort bearbeiten',
    name: 'Name',
    nameDescription: 'Besucher sehen ihn unter dem Namen Ihres Unternehmens.',
    googleUrl: 'Bewertungslink bei Google',
    googleUrlDescription: 'Leer lassen, um den Ihres Unternehmens zu verwenden.',
    submitAdd: 'Standort hinzufügen',
    submitSave: 'Speichern',
  },
}
