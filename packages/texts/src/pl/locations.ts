import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const locations: LocationsTexts = {
  title: 'Lokalizacje',
  description: 'Twoje oddziały. Kody w lokalizacji pokazują jej nazwę i otwierają jej link Google.',
  failed: 'Nie udało się wczytać lokalizacji',
  none: 'Nie ma jeszcze lokalizacji.',
  showAll: (count) => `Pokaż wszystkie (${number(count)})`,
  showArchived: (count) => `Pokaż zarchiwizowane (${number(count)})`,
  ownGoogleLink: 'Własny link Google',
  archived: 'Zarchiwizowana',
  more: (name) => `Więcej: ${name}`,
  edit: 'Edytuj',
  archive: 'Archiwizuj',
  restore: 'Przywróć',

  changes: {
    added: (name) => `Dodano: ${name}`,
    saved: (name) => `Zapisano: ${name}`,
    archived: (name) => `Zarchiwizowano: ${name}`,
    archivedText: 'Kody w tej lokalizacji nadal działają.',
    restored: (name) => `Przywrócono: ${name}`,
    undo: 'Cofnij',
    failed: 'Nie udało się zmienić lokalizacji',
  },

  dialog: {
    add: 'Dodaj lokalizację',
    addTitle: 'Dodaj lokalizację',
    editTitle: 'Edytuj lokalizację',
    name: 'Nazwa',
    nameDescription: 'Klienci widzą ją pod nazwą Twojej firmy.',
    googleUrl: 'Adres URL opinii w Google',
    googleUrlDescription: 'Pozostaw puste, aby użyć adresu firmy.',
    submitAdd: 'Dodaj lokalizację',
    submitSave: 'Zapisz',
  },
}
