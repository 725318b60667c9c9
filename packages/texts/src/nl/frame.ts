import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Dashboard',
  },
  loading: 'Dashboard laden…',
  loadFailed: 'De bedrijfsgegevens konden niet worden geladen',
  loadFailedUnknown: 'Het bedrijf kon niet worden opgehaald',

  overview: {
    title: (company) => ['Dashboard van ', company],
    byPeriod: 'Per periode',
  },

  noAccess: {
    title: 'Je hebt geen toegang tot dit dashboard',
    text: 'Misschien is de link voor een ander account bedoeld. Vraag wie hem heeft gestuurd om je aan het bedrijf toe te voegen.',
    toLogin: 'Naar inloggen',
    toOwn: 'Naar je eigen dashboard',
  },
  ifDeleted: (contact) => [
    'Is je bedrijf verwijderd en moet het terugkomen? Neem dan contact op met ',
    contact,
  ],
  operator: {
    withAddress: (name, address) => [`${name}: `, address],
    unknown: 'je aanbieder',
  },
  notInRole: {
    title: 'Deze pagina hoort niet bij je rol',
    text: 'Heb je deze pagina nodig? Vraag dan een eigenaar van het bedrijf om je rol te wijzigen.',
    toOverview: 'Naar het overzicht',
  },

  showMore: 'Meer tonen',
  showLess: 'Minder tonen',

  location: {
    label: 'Vestiging',
    all: 'Alle vestigingen',
    unknown: 'Onbekende vestiging',
  },

  period: {
    label: 'Periode',
    names: {
      '7d': 'Laatste 7 dagen',
      '30d': 'Laatste 30 dagen',
      '90d': 'Laatste 90 dagen',
      '365d': 'Laatste 365 dagen',
      all: 'Altijd',
    },
    custom: 'Eigen periode',
    from: 'Van',
    to: 'Tot en met',
  },

  sentiment: {
    negative: 'Negatief',
    neutral: 'Neutraal',
    positive: 'Positief',
  },
  mismatch: 'Sterren en tekst verschillen',
}
