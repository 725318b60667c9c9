import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const locations: LocationsTexts = {
  title: 'Vestigingen',
  description: 'Je filialen. Codes bij een vestiging tonen haar naam en openen haar Google-link.',
  failed: 'De vestigingen konden niet worden geladen',
  none: 'Nog geen vestigingen.',
  showAll: (count) => `Alle ${number(count)} tonen`,
  showArchived: (count) => `Gearchiveerde tonen (${number(count)})`,
  ownGoogleLink: 'Eigen Google-link',
  archived: 'Gearchiveerd',
  more: (name) => `Meer voor ${name}`,
  edit: 'Bewerken',
  archive: 'Archiveren',
  restore: 'Terugzetten',

  changes: {
    added: (name) => `${name} toegevoegd`,
    saved: (name) => `${name} opgeslagen`,
    archived: (name) => `${name} gearchiveerd`,
    archivedText: 'Codes bij deze vestiging blijven werken.',
    restored: (name) => `${name} teruggezet`,
    undo: 'Ongedaan maken',
    failed: 'De vestiging kon niet worden gewijzigd',
  },

  dialog: {
    add: 'Vestiging toevoegen',
    addTitle: 'Vestiging toevoegen',
    editTitle: 'Vestiging bewerken',
    name: 'Naam',
    nameDescription: 'Bezoekers zien deze onder de naam van je bedrijf.',
    googleUrl: 'URL voor Google-reviews',
    googleUrlDescription: 'Laat leeg om die van je bedrijf te gebruiken.',
    submitAdd: 'Vestiging toevoegen',
    submitSave: 'Opslaan',
  },
}
