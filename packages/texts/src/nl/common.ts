import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Downloaden als ${format}`,
    failed: 'Exporteren mislukt',
  },

  save: {
    notSaved: 'Nog niet opgeslagen',
    save: 'Opslaan',
  },

  themes: {
    staff: 'Personeel',
    waiting: 'Wachttijd',
    price: 'Prijs',
    food: 'Eten',
    quality: 'Kwaliteit',
    communication: 'Communicatie',
    trust: 'Vertrouwen',
    cleanliness: 'Netheid',
    atmosphere: 'Sfeer',
    noise: 'Geluidsniveau',
    facilities: 'Voorzieningen',
    location: 'Ligging',
    parking: 'Parkeren',
    booking: 'Reserveren',
    hours: 'Openingstijden',
    selection: 'Assortiment',
  },

  print: {
    label: 'Codes en print',
    codes: 'Codes',
    materials: 'Posters en stickers',
    formats: 'Formaten',
  },
  codesTitle: 'Codes',

  reviews: {
    pageTitle: 'Reviews',
    heading: 'Reviews',
    list: 'Reviews',
    noMatches: {
      title: 'Geen reviews voor deze filters',
      text: 'Probeer minder woorden, meer beoordelingen of een langere periode.',
      clear: 'Filters wissen',
    },
    empty: {
      new: {
        title: 'Niets te doen',
        text: 'Alle reviews zijn bekeken. Nieuwe verschijnen hier.',
      },
      in_progress: {
        title: 'Niets in behandeling',
        text: 'Reviews waar iemand mee bezig is, verschijnen hier.',
      },
      mine: {
        title: 'Er is niets aan jou toegewezen',
        text: 'Reviews die jij of anderen aan jou toewijzen, blijven hier tot ze zijn afgehandeld.',
      },
      unassigned: {
        title: 'Elke open review is toegewezen',
        text: 'Open reviews die aan niemand zijn toegewezen, verschijnen hier.',
      },
      waiting: {
        title: 'Niets wacht op een klant',
        text: 'Reviews die je hebt beantwoord, wachten hier op de klant.',
      },
      done: {
        title: 'Nog niets afgehandeld',
        text: 'Reviews die als afgehandeld zijn gemarkeerd, worden hier bewaard.',
      },
      all: {
        title: 'Nog geen reviews',
        text: 'Privéfeedback verschijnt hier zodra een bezoeker die verstuurt.',
      },
    },
  },

  unassigned: {
    title: 'Je bent nog niet aan een bedrijf toegevoegd',
    titleOnMaterials: 'Geen bedrijfsgegevens beschikbaar',
    text: 'Vraag wie je heeft uitgenodigd om je aan je bedrijf toe te voegen.',
    toLogin: 'Naar inloggen',
    operator: {
      text: 'Bedrijven en hun gebruikers worden beheerd in het beheerpaneel.',
      toAdmin: 'Naar het beheerpaneel',
    },
  },
}
