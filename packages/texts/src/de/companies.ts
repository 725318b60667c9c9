import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const companies: CompaniesTexts = {
  header: {
    company: 'Unternehmen',
    materials: 'Werbematerial',
    reviewPage: 'Bewertungsseite ansehen',
  },

  nav: {
    label: 'Dashboard',
    overview: 'Übersicht',
    reviews: 'Bewertungen',
    codes: 'Codes & Druck',
    settings: 'Einstellungen',
    toDo: (count) => plural(count, { one: ', # offen', other: ', # offen' }),
    back: 'Navigationspfad',
    toDashboard: 'Zurück zum Dashboard',
  },

  banner: {
    suspended: 'Dieses Unternehmen ist gesperrt.',
    suspendedText:
      'Besucher können kein Feedback geben. Sie können alles lesen und exportieren, aber nichts ändern.',
    reason: (reason) => ['Grund: ', reason],
    contact: (contact) => ['Bitte wenden Sie sich an ', contact],
    overdue: (contact) => [
      'Für dieses Unternehmen ist eine Zahlung überfällig. Bitte wenden Sie sich an ',
      contact,
    ],
  },

  recounting: (zone) => `Die Zahlen werden für die Zeitzone ${zone} neu berechnet.`,

  qrCode: {
    title: 'QR-Code',
    description: 'Öffnet Ihre Bewertungsseite, wenn man ihn mit dem Handy scannt.',
    show: 'QR-Code anzeigen',
  },

  practice: {
    title: 'Wie Sie um Bewertungen bitten',
    description: 'Eine öffentliche Seite für Kunden und Behörden, aus Ihren Einstellungen und Zahlen.',
    open: 'Seite öffnen',
  },
  evidence: {
    title: 'Nachweise für Behörden',
    description:
      'Eine signierte Datei über einen Zeitraum: Ihre Seiten, wie sie gezeigt wurden, Ihre Texte, was abgelehnt wurde, Links und Zahlen. Sie nennt niemanden.',
    download: 'Herunterladen',
  },
}
