import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const controls: ControlTexts = {
  loading: 'Wird geladen …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  skip: 'Zum Inhalt springen',
  more: 'Mehr',
  notifications: {
    region: 'Meldungen (F8)',
    one: 'Meldung',
  },

  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Eingaben sind nicht gespeichert.',
    confirm: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },

  failed: {
    load: 'Die Seite konnte nicht geladen werden',
    page: 'Diese Seite konnte nicht geladen werden',
    part: 'Dieser Teil konnte nicht geladen werden',
    connection:
      'Die Verbindung ist fehlgeschlagen, oder es gibt eine neue Version. Bitte versuchen Sie es erneut.',
    pageOffline: 'Sie sind offline. Die Seite wird geladen, sobald Sie wieder online sind.',
    partOffline: 'Sie sind offline. Dieser Teil wird geladen, sobald Sie wieder online sind.',
    error: 'Etwas ist schiefgegangen',
    errorText: 'Bitte laden Sie die Seite neu. Wenn es wieder passiert, sagen Sie uns bitte Bescheid.',
    reload: 'Seite neu laden',
  },

  combobox: {
    list: 'Vorschläge',
    found: (count) => plural(count, { one: '# gefunden', other: '# gefunden' }),
  },

  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },

  profile: {
    accountOf: (email) => `Konto von ${email}`,
    roles: {
      superadmin: 'Superadmin',
      company_admin: 'Unternehmensadmin',
      printer: 'Druckerei',
    },
    logout: 'Abmelden',
    loggedOut: 'Abgemeldet',
    errorTitle: 'Fehler',
    logoutFailed: 'Das Abmelden ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  },

  qr: {
    title: (name) => ['QR-Code für ', name],
    scan: 'Scannen Sie diesen Code, um eine Bewertung abzugeben',
    alt: (link) => `QR-Code von ${link}`,
    download: 'QR-Code herunterladen',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert',
    copiedText: 'Der Bewertungslink ist jetzt in Ihrer Zwischenablage.',
    copyFailed: 'Kopieren fehlgeschlagen',
    copyFailedText: 'Bitte versuchen Sie es erneut.',
    drawFailed: 'Der QR-Code konnte nicht gezeichnet werden',
    drawFailedText: 'Bitte schließen Sie das Fenster und versuchen Sie es erneut.',
  },
}
