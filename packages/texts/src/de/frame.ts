import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Dashboard',
  },
  loading: 'Dashboard wird geladen …',
  loadFailed: 'Die Daten des Unternehmens konnten nicht geladen werden',
  loadFailedUnknown: 'Das Unternehmen konnte nicht abgerufen werden',

  overview: {
    title: (company) => ['Dashboard von ', company],
    byPeriod: 'Nach Zeitraum',
  },

  noAccess: {
    title: 'Sie haben keinen Zugriff auf dieses Dashboard',
    text: 'Der Link ist vielleicht für ein anderes Konto gedacht. Bitten Sie die Person, die ihn geschickt hat, Sie zum Unternehmen hinzuzufügen.',
    toLogin: 'Zurück zur Anmeldung',
    toOwn: 'Zu Ihrem Dashboard',
  },
  ifDeleted: (contact) => [
    'Falls Ihr Unternehmen gelöscht wurde und wiederhergestellt werden soll, wenden Sie sich bitte an ',
    contact,
  ],
  operator: {
    withAddress: (name, address) => [`${name}: `, address],
    unknown: 'Ihren Anbieter',
  },
  notInRole: {
    title: 'Ihre Rolle umfasst diese Seite nicht',
    text: 'Wenn Sie sie brauchen, bitten Sie einen Inhaber des Unternehmens, Ihre Rolle zu ändern.',
    toOverview: 'Zur Übersicht',
  },

  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',

  location: {
    label: 'Standort',
    all: 'Alle Standorte',
    unknown: 'Unbekannter Standort',
  },

  period: {
    label: 'Zeitraum',
    names: {
      '7d': 'Letzte 7 Tage',
      '30d': 'Letzte 30 Tage',
      '90d': 'Letzte 90 Tage',
      '365d': 'Letzte 365 Tage',
      all: 'Gesamter Zeitraum',
    },
    custom: 'Eigener Zeitraum',
    from: 'Von',
    to: 'Bis',
  },

  sentiment: {
    negative: 'Negativ',
    neutral: 'Neutral',
    positive: 'Positiv',
  },
  mismatch: 'Sterne passen nicht zum Text',
}
