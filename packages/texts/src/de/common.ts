import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Als ${format} herunterladen`,
    failed: 'Export fehlgeschlagen',
  },

  save: {
    notSaved: 'Noch nicht gespeichert',
    save: 'Speichern',
  },

  themes: {
    staff: 'Personal',
    waiting: 'Wartezeit',
    price: 'Preis',
    food: 'Essen',
    quality: 'Qualität',
    communication: 'Kommunikation',
    trust: 'Vertrauen',
    cleanliness: 'Sauberkeit',
    atmosphere: 'Atmosphäre',
    noise: 'Lautstärke',
    facilities: 'Ausstattung',
    location: 'Lage',
    parking: 'Parken',
    booking: 'Terminbuchung',
    hours: 'Öffnungszeiten',
    selection: 'Auswahl',
  },

  print: {
    label: 'Codes und Druck',
    codes: 'QR-Codes',
    materials: 'Poster und Aufkleber',
    formats: 'Formate',
  },
  codesTitle: 'QR-Codes',

  reviews: {
    pageTitle: 'Bewertungen',
    heading: 'Bewertungen',
    list: 'Bewertungen',
    noMatches: {
      title: 'Keine Bewertung passt zu diesen Filtern',
      text: 'Versuchen Sie es mit weniger Wörtern, weiteren Sternen oder einem längeren Zeitraum.',
      clear: 'Filter löschen',
    },
    empty: {
      new: {
        title: 'Nichts offen',
        text: 'Alle Bewertungen wurden angesehen. Neue erscheinen hier.',
      },
      in_progress: {
        title: 'Nichts in Arbeit',
        text: 'Bewertungen, an denen jemand arbeitet, erscheinen hier.',
      },
      mine: {
        title: 'Ihnen ist nichts zugewiesen',
        text: 'Bewertungen, die Sie oder andere Ihnen zuweisen, bleiben hier, bis sie erledigt sind.',
      },
      unassigned: {
        title: 'Alle unerledigten Bewertungen sind zugewiesen',
        text: 'Unerledigte Bewertungen, die niemandem zugewiesen sind, erscheinen hier.',
      },
      waiting: {
        title: 'Nichts wartet',
        text: 'Bewertungen, die Sie beantwortet haben, warten hier auf den Kunden.',
      },
      done: {
        title: 'Noch nichts erledigt',
        text: 'Als erledigt markierte Bewertungen werden hier aufbewahrt.',
      },
      all: {
        title: 'Noch keine Bewertungen',
        text: 'Privates Feedback erscheint hier, sobald ein Besucher es sendet.',
      },
    },
  },

  unassigned: {
    title: 'Sie gehören noch zu keinem Unternehmen',
    titleOnMaterials: 'Es sind keine Unternehmensdaten vorhanden',
    text: 'Bitten Sie die Person, die Sie eingeladen hat, Sie zu Ihrem Unternehmen hinzuzufügen.',
    toLogin: 'Zurück zur Anmeldung',
    operator: {
      text: 'Unternehmen und ihre Benutzer werden im Admin-Bereich verwaltet.',
      toAdmin: 'Zum Admin-Bereich',
    },
  },
}
