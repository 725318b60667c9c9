import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const accounts: AccountsTexts = {
  login: {
    title: 'Anmeldung',
    needed: 'Bitte melden Sie sich an, um fortzufahren.',
    sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    withPasskey: 'Mit Passkey anmelden',
    forgot: 'Passwort vergessen?',
    done: 'Sie sind angemeldet',
    secondStep: {
      title: 'Bestätigung in zwei Schritten',
      lead: 'Ihr Passwort ist richtig. Es fehlt noch ein Schritt.',
    },
    failed: 'Anmeldung fehlgeschlagen',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch',
    invalidResponse: 'Die Antwort des Servers ist nicht gültig',
  },
  backToLogin: 'Zurück zur Anmeldung',
  toLogin: 'Zur Anmeldung',
  language: 'Sprache',
  changeLanguage: 'Sprache ändern',

  forgot: {
    title: 'Passwort vergessen',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    email: 'E-Mail',
    submit: 'Link senden',
    sent: 'Falls es ein Konto mit dieser E-Mail-Adresse gibt, wurde ein Link zum Zurücksetzen des Passworts gesendet.',
    failed: 'Die E-Mail konnte nicht gesendet werden',
    outcome: {
      title: 'Sehen Sie in Ihr Postfach',
      text: (email) => [
        'Falls es ein Konto mit der Adresse ',
        email,
        ' gibt, ist ein Link für ein neues Passwort unterwegs.',
      ],
      expiry: 'Er funktioniert einmal und läuft nach einer Stunde ab.',
      again: (button) => [
        'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder ',
        button('versuchen Sie es erneut'),
      ],
    },
  },

  link: {
    confirmPassword: 'Passwort wiederholen',
    incomplete: 'Dieser Link ist unvollständig.',
    invalid: 'Ungültiger Link',
  },

  reset: {
    title: 'Passwort zurücksetzen',
    lead: 'Wählen Sie ein neues Passwort. Überall sonst werden Sie abgemeldet.',
    leadFor: (email) => `Wählen Sie ein neues Passwort für ${email}. Überall sonst werden Sie abgemeldet.`,
    password: 'Neues Passwort',
    hint: (least) =>
      plural(least, {
        one: 'Mindestens # Zeichen; länger ist sicherer.',
        other: 'Mindestens # Zeichen; länger ist sicherer.',
      }),
    submit: 'Passwort speichern',
    invalidLink: 'Dieser Link zum Zurücksetzen des Passworts ist nicht gültig',
    invalidToken: 'Dieser Link zum Zurücksetzen ist nicht gültig',
    remedy: (link) => [
      'Öffnen Sie den neuesten Link in Ihren E-Mails oder ',
      link('fordern Sie einen neuen an'),
      '.',
    ],
    failed: 'Das Passwort konnte nicht zurückgesetzt werden',
    succeeded: 'Ihr Passwort wurde zurückgesetzt',
    outcome: {
      title: 'Passwort zurückgesetzt',
      text: 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.',
    },
  },

  setup: {
    title: 'Passwort festlegen',
    lead: 'Willkommen! Wählen Sie ein Passwort, um zu sehen, was Ihre Kunden sagen.',
    password: (least) =>
      plural(least, {
        one: 'Passwort (mindestens # Zeichen)',
        other: 'Passwort (mindestens # Zeichen)',
      }),
    hint: 'Gut geeignet sind einige Wörter ohne Zusammenhang.',
    submit: 'Konto einrichten',
    invalidLink: 'Dieser Einladungslink ist nicht gültig',
    invalidToken: 'Diese Einladung ist nicht gültig',
    remedy:
      'Öffnen Sie den neuesten Link in Ihren E-Mails, oder bitten Sie die Person, die Sie eingeladen hat, einen neuen zu senden.',
    failed: 'Das Passwort konnte nicht festgelegt werden',
    succeeded: 'Ihr Passwort ist festgelegt',
    outcome: {
      title: 'Konto eingerichtet',
      text: 'Sie können gleich loslegen.',
    },
  },

  invitation: {
    title: 'Sie sind eingeladen',
    welcome: 'Willkommen! Sie sind eingeladen.',
    welcomeBy: (inviter) => ['Willkommen! ', inviter, ' lädt Sie ein.'],
    welcomeTo: (companies) => ['Willkommen! Sie sind eingeladen zu: ', companies, '.'],
    welcomeToBy: (companies, inviter) => ['Willkommen! ', inviter, ' lädt Sie ein zu: ', companies, '.'],
    more: (count) => plural(count, { one: '# weiteres', other: '# weitere' }),
    loginAs: (email) => ['Sie melden sich als ', email, ' an.'],
    accept: 'Annehmen',
    decline: 'Ablehnen',
    joined: {
      title: 'Sie gehören jetzt zum Team',
      text: (company) => [
        company,
        ' ist jetzt in Ihrem Dashboard. Melden Sie sich mit Ihrem gewohnten Passwort an.',
      ],
    },
    declined: {
      title: 'Einladung abgelehnt',
      text: (company) => [company, ' hat nichts über Ihr Konto erfahren. Sie können diese Seite schließen.'],
    },
  },

  invitations: {
    label: (company) => `Einladung zu ${company}`,
    text: {
      owner: (company) => ['Sie sind als Inhaber zu ', company, ' eingeladen.'],
      manager: (company) => ['Sie sind als Manager zu ', company, ' eingeladen.'],
      responder: (company) => ['Sie sind als Bearbeiter zu ', company, ' eingeladen.'],
      viewer: (company) => ['Sie sind als Betrachter zu ', company, ' eingeladen.'],
    },
    textBy: {
      owner: (company, inviter) => [inviter, ' lädt Sie als Inhaber zu ', company, ' ein.'],
      manager: (company, inviter) => [inviter, ' lädt Sie als Manager zu ', company, ' ein.'],
      responder: (company, inviter) => [inviter, ' lädt Sie als Bearbeiter zu ', company, ' ein.'],
      viewer: (company, inviter) => [inviter, ' lädt Sie als Betrachter zu ', company, ' ein.'],
    },
    accept: 'Annehmen',
    decline: 'Ablehnen',
    joined: (company) => `Sie gehören jetzt zu ${company}`,
    declined: 'Einladung abgelehnt',
    failed: 'Die Einladung konnte nicht beantwortet werden',
  },

  account: {
    title: 'Konto',
    loading: 'Wird geladen …',
    loadFailed: 'Ihr Konto konnte nicht geladen werden',
    back: 'Zurück',
  },

  name: {
    title: 'Name',
    description:
      'Ihre Kollegen sehen ihn statt Ihrer E-Mail-Adresse, und er steht unter Ihren Antworten an Besucher.',
    label: 'Ihr Name',
    save: 'Namen speichern',
    saved: 'Name gespeichert',
    removed: 'Name entfernt',
  },

  password: {
    title: 'Passwort',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    newHint: (least) =>
      plural(least, {
        one: 'Mindestens # Zeichen; länger ist sicherer.',
        other: 'Mindestens # Zeichen; länger ist sicherer.',
      }),
    confirm: 'Neues Passwort wiederholen',
    change: 'Passwort ändern',
    changing: 'Passwort wird geändert …',
    changed: {
      title: 'Passwort geändert',
      description: 'Ab jetzt gilt Ihr neues Passwort',
    },
    error: 'Fehler',
    failed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  },

  sessions: {
    title: 'Wo Sie angemeldet sind',
    description: 'Etwas davon kennen Sie nicht? Beenden Sie es und ändern Sie Ihr Passwort.',
    loading: 'Wird geladen …',
    device: ({ browser, system }) => `${browser} auf ${system}`,
    unknownDevice: 'Unbekanntes Gerät',
    thisDevice: 'Dieses Gerät',
    activeNow: 'Jetzt aktiv',
    lastSeen: (ago) => `Zuletzt aktiv: ${ago}`,
    end: 'Beenden',
    endLabel: ({ device, ago }) => `Sitzung beenden: ${device}, zuletzt aktiv: ${ago}`,
    endTitle: 'Diese Sitzung beenden?',
    endDescription: ({ device, ago }) =>
      `${device}, zuletzt aktiv: ${ago}. Dort werden Sie sofort abgemeldet.`,
    endOthers: 'Alle anderen Sitzungen beenden',
    endOthersTitle: 'Alle anderen Sitzungen beenden?',
    endOthersDescription: (count) =>
      plural(count, {
        one: '# andere Sitzung wird sofort beendet. Hier bleiben Sie angemeldet.',
        other: '# andere Sitzungen werden sofort beendet. Hier bleiben Sie angemeldet.',
      }),
    password: 'Ihr Passwort',
    confirm: 'Sitzung beenden',
    confirmOthers: 'Sitzungen beenden',
    ended: 'Sitzung beendet',
    endedSeveral: (count) => plural(count, { one: '# Sitzung beendet', other: '# Sitzungen beendet' }),
    error: 'Fehler',
    failed: 'Die Sitzung konnte nicht beendet werden. Bitte versuchen Sie es erneut.',
  },

  twoFactor: {
    pageTitle: 'Bestätigung in zwei Schritten',
    title: 'Bestätigung in zwei Schritten',
    required:
      'Für Ihr Konto ist sie Pflicht. Richten Sie neben Ihrem Passwort einen zweiten Weg ein, um zu bestätigen, dass Sie es sind.',
    isSetUp: 'Sie ist eingerichtet. Fügen Sie einen weiteren Faktor hinzu oder fahren Sie fort.',
    proceed: 'Weiter',
    logOut: 'Abmelden',
    proceedFailed: 'Es ging nicht weiter',
    logOutFailed: 'Das Abmelden ist fehlgeschlagen',
  },
}
