import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const shared: SharedTexts = {
  justNow: 'gerade eben',
  retry: 'Erneut versuchen',
  loadMore: 'Mehr laden',

  accountMenu: {
    account: 'Konto',
    changePassword: 'Passwort ändern',
  },

  sessionEnded: {
    title: 'Ihre Sitzung ist beendet',
    text: 'Ihre Eingaben sind noch da. Melden Sie sich in einem neuen Tab an, kehren Sie hierher zurück und speichern Sie noch einmal.',
    login: 'In neuem Tab anmelden',
    back: 'Zurück zur Seite',
  },

  leave: {
    title: 'Verlassen, ohne zu speichern?',
    text: 'Ihre Eingaben sind nicht gespeichert.',
    discard: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse ist nichts zu finden.',
    home: 'Zum Dashboard',
  },

  viewAs: {
    label: 'Ansicht als Unternehmen',
    viewing: (company) => ['Sie sehen sich das Unternehmen ', company, ' an und können nichts ändern.'],
    viewingSome: 'Sie sehen sich ein Unternehmen an und können nichts ändern.',
    minutesLeft: (minutes) => plural(minutes, { one: 'Noch # Minute.', other: 'Noch # Minuten.' }),
    lastMinute: 'Noch weniger als eine Minute.',
    leave: 'Verlassen',
    leaveFailed: 'Die Ansicht konnte nicht verlassen werden',
  },

  demo: {
    label: 'Demo',
    text: 'Dies ist eine Demo: Das Unternehmen ist erfunden, und Ihre Änderungen werden nicht gespeichert.',
    leave: 'Demo verlassen',
    leaveFailed: 'Die Demo konnte nicht verlassen werden',
  },
}
