import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const twoFactor: TwoFactorTexts = {
  title: 'Bestätigung in zwei Schritten',
  description: 'Schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt.',
  loading: 'Wird geladen …',
  on: 'Ein',

  factors: {
    password: 'Passwort',
    totp: 'Authenticator-App',
    passkey: 'Passkey',
    recovery: 'Wiederherstellungscode',
    provider: 'Anbieter Ihres Unternehmens',
  },

  signIn: {
    code: 'Code aus Ihrer Authenticator-App',
    recoveryCode: 'Wiederherstellungscode',
    recoveryCodeHint: 'Jeder funktioniert einmal.',
    proceed: 'Weiter',
    usePasskey: 'Passkey verwenden',
    appInstead: 'Authenticator-App verwenden',
    passkeyInstead: 'Passkey verwenden',
    recoveryInstead: 'Wiederherstellungscode verwenden',
    back: 'Zurück zum Passwort',
    noPasskey: {
      title: 'Es wurde kein Passkey verwendet',
      description: 'Versuchen Sie es erneut oder melden Sie sich anders an.',
    },
    passkeyFailed: 'Dieser Browser konnte keinen Passkey verwenden. Bitte melden Sie sich anders an.',
  },

  stepUp: {
    title: 'Bestätigen Sie, dass Sie es sind',
    description: 'Danach werden Sie 10 Minuten lang nicht mehr gefragt.',
    password: 'Ihr Passwort',
    code: 'Code',
    codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein',
    codeMissing: 'Bitte geben Sie einen Code ein',
    passwordInstead: 'Passwort verwenden',
    codeInstead: 'Code verwenden',
    confirm: 'Bestätigen',
  },

  app: {
    name: 'Authenticator-App',
    description: 'Codes aus einer App auf Ihrem Handy.',
    setUp: 'Einrichten',
    done: 'Authenticator-App eingerichtet',
    failed: 'Die Authenticator-App konnte nicht eingerichtet werden',
    setup: {
      title: 'Authenticator-App einrichten',
      scan: 'Scannen Sie diesen Code mit einer App wie Google Authenticator, 1Password oder Microsoft Authenticator.',
      image: 'QR-Code für die Authenticator-App',
      cannotScan: (link) => [
        'Scannen nicht möglich? ',
        link('Öffnen Sie Ihre App'),
        ' auf diesem Gerät oder geben Sie diesen Schlüssel ein:',
      ],
      copyKey: 'Schlüssel kopieren',
      code: 'Code aus der App',
      cancel: 'Abbrechen',
      turnOn: 'Einschalten',
    },
    removal: {
      open: 'Ausschalten',
      title: 'Authenticator-App ausschalten?',
      description:
        'Ihre Codes funktionieren dann nicht mehr. Ohne einen weiteren Faktor genügt allein Ihr Passwort, um sich anzumelden.',
      password: 'Ihr Passwort',
      confirm: 'Ausschalten',
      done: 'Authenticator-App ausgeschaltet',
    },
  },

  passkeys: {
    name: 'Passkeys',
    description: 'Ihr Fingerabdruck, Ihr Gesicht oder Ihre Displaysperre, auch zum Anmelden ohne Passwort.',
    unsupported:
      'Dieser Browser unterstützt keine Passkeys. Öffnen Sie diese Seite in einem anderen, um welche hinzuzufügen.',
    list: 'Passkeys',
    add: 'Hinzufügen',
    adding: {
      title: 'Passkey hinzufügen',
      text: 'Ihr Browser fragt nach Fingerabdruck, Gesicht, Displaysperre oder Sicherheitsschlüssel.',
      name: 'Name',
      nameHint: 'Damit Sie Ihre Passkeys unterscheiden können, zum Beispiel „Mein Handy“.',
      cancel: 'Abbrechen',
      proceed: 'Weiter',
    },
    added: 'Passkey hinzugefügt',
    exists: {
      title: 'Dieses Gerät hat bereits einen Passkey',
      description: 'Sie können sich damit anmelden oder einen auf einem anderen Gerät hinzufügen.',
    },
    canceled: {
      title: 'Es wurde kein Passkey hinzugefügt',
      description: 'Mit „Weiter“ versuchen Sie es erneut.',
    },
    addFailed: 'Der Passkey konnte nicht hinzugefügt werden',
    refused: 'Dieser Browser hat es abgelehnt, einen zu erstellen.',
    lastUsed: (ago) => `Zuletzt verwendet: ${ago}`,
    addedOn: (date) => `Hinzugefügt: ${date}`,
    remove: 'Entfernen',
    removeLabel: (name) => `Passkey ${name} entfernen`,
    removeTitle: (name) => ['Passkey „', name, '“ entfernen?'],
    removeDescription:
      'Sie können sich dann nicht mehr damit anmelden. Löschen Sie ihn am besten auch auf dem Gerät selbst.',
    removeConfirm: 'Passkey entfernen',
    removed: 'Passkey entfernt',
    removeFailed: 'Der Passkey konnte nicht entfernt werden',
  },

  recovery: {
    name: 'Wiederherstellungscodes',
    left: ({ left, of }) =>
      `Noch ${number(left)} von ${number(of)}, falls Sie Ihre anderen Faktoren verlieren.`,
    noneLeft: 'Keine mehr übrig. Erstellen Sie neue, falls Sie Ihre anderen Faktoren verlieren.',
    renew: 'Neue Codes',
    renewFailed: 'Die Wiederherstellungscodes konnten nicht erstellt werden',
    save: {
      title: 'Speichern Sie Ihre Wiederherstellungscodes',
      text: 'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihre anderen Faktoren verlieren. Die Codes werden nur jetzt angezeigt; frühere funktionieren nicht mehr.',
      list: 'Wiederherstellungscodes',
      copy: 'Kopieren',
      copied: 'Kopiert',
      download: 'Herunterladen',
      done: 'Gespeichert',
      copyFailed: {
        title: 'Kopieren fehlgeschlagen',
        description: 'Bitte laden Sie die Codes stattdessen herunter.',
      },
      fileTitle: (host) => `Wiederherstellungscodes für ${host}. Jeder funktioniert einmal.`,
    },
  },
}
