import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const twoFactor: TwoFactorTexts = {
  title: 'Verificatie in twee stappen',
  description: 'Beschermt je account, ook als iemand je wachtwoord te weten komt.',
  loading: 'Laden…',
  on: 'Aan',

  factors: {
    password: 'Wachtwoord',
    totp: 'Authenticator-app',
    passkey: 'Passkey',
    recovery: 'Herstelcode',
    provider: 'Provider van je bedrijf',
  },

  signIn: {
    code: 'Code uit je authenticator-app',
    recoveryCode: 'Herstelcode',
    recoveryCodeHint: 'Elke code werkt één keer.',
    proceed: 'Verder',
    usePasskey: 'Passkey gebruiken',
    appInstead: 'Liever je authenticator-app gebruiken',
    passkeyInstead: 'Liever een passkey gebruiken',
    recoveryInstead: 'Liever een herstelcode gebruiken',
    back: 'Terug naar wachtwoord',
    noPasskey: {
      title: 'Er is geen passkey gebruikt',
      description: 'Probeer het opnieuw of log op een andere manier in.',
    },
    passkeyFailed: 'Deze browser kon geen passkey gebruiken. Log op een andere manier in.',
  },

  stepUp: {
    title: 'Bevestig dat jij het bent',
    description: 'We vragen dit daarna 10 minuten niet meer.',
    password: 'Je wachtwoord',
    code: 'Code',
    codeHint: 'Uit je authenticator-app, of een herstelcode.',
    passwordMissing: 'Vul je wachtwoord in',
    codeMissing: 'Vul een code in',
    passwordInstead: 'Liever je wachtwoord gebruiken',
    codeInstead: 'Liever een code gebruiken',
    confirm: 'Bevestigen',
  },

  app: {
    name: 'Authenticator-app',
    description: 'Codes uit een app op je telefoon.',
    setUp: 'Instellen',
    done: 'Authenticator-app ingesteld',
    failed: 'De authenticator-app kon niet worden ingesteld',
    setup: {
      title: 'Een authenticator-app instellen',
      scan: 'Scan deze code met een app zoals Google Authenticator, 1Password of Microsoft Authenticator.',
      image: 'QR-code voor de authenticator-app',
      cannotScan: (link) => [
        'Lukt scannen niet? ',
        link('Open je app'),
        ' op dit apparaat of typ deze sleutel:',
      ],
      copyKey: 'Sleutel kopiëren',
      code: 'Code uit de app',
      cancel: 'Annuleren',
      turnOn: 'Aanzetten',
    },
    removal: {
      open: 'Uitzetten',
      title: 'De authenticator-app uitzetten?',
      description:
        'De codes van de app werken dan niet meer. Zonder andere methode is je wachtwoord genoeg om in te loggen.',
      password: 'Je wachtwoord',
      confirm: 'Uitzetten',
      done: 'Authenticator-app uitgezet',
    },
  },

  passkeys: {
    name: 'Passkeys',
    description: 'Je vingerafdruk, gezicht of schermvergrendeling, ook om zonder wachtwoord in te loggen.',
    unsupported:
      'Deze browser ondersteunt geen passkeys. Open deze pagina in een andere browser om ze toe te voegen.',
    list: 'Passkeys',
    add: 'Toevoegen',
    adding: {
      title: 'Een passkey toevoegen',
      text: 'Je browser vraagt om je vingerafdruk, gezicht, schermvergrendeling of beveiligingssleutel.',
      name: 'Naam',
      nameHint: 'Om je passkeys uit elkaar te houden, zoals Mijn telefoon.',
      cancel: 'Annuleren',
      proceed: 'Verder',
    },
    added: 'Passkey toegevoegd',
    exists: {
      title: 'Dit apparaat heeft al een passkey',
      description: 'Je kunt ermee inloggen, of er een toevoegen op een ander apparaat.',
    },
    canceled: {
      title: 'Er is geen passkey toegevoegd',
      description: 'Ga verder om het opnieuw te proberen.',
    },
    addFailed: 'De passkey kon niet worden toegevoegd',
    refused: 'Deze browser weigerde er een te maken.',
    lastUsed: (ago) => `Laatst gebruikt: ${ago}`,
    addedOn: (date) => `Toegevoegd op ${date}`,
    remove: 'Verwijderen',
    removeLabel: (name) => `Passkey ${name} verwijderen`,
    removeTitle: (name) => [name, ' verwijderen?'],
    removeDescription: 'Je kunt er niet meer mee inloggen. Verwijder hem zo nodig ook op het apparaat zelf.',
    removeConfirm: 'Passkey verwijderen',
    removed: 'Passkey verwijderd',
    removeFailed: 'De passkey kon niet worden verwijderd',
  },

  recovery: {
    name: 'Herstelcodes',
    left: ({ left, of }) =>
      `Nog ${number(left)} van ${number(of)}, voor als je je andere methoden kwijtraakt.`,
    noneLeft: 'Allemaal gebruikt. Maak nieuwe, voor als je je andere methoden kwijtraakt.',
    renew: 'Nieuwe codes',
    renewFailed: 'De herstelcodes konden niet worden gemaakt',
    save: {
      title: 'Bewaar je herstelcodes',
      text: 'Met elke code kun je één keer inloggen als je je andere methoden kwijt bent. Ze worden alleen nu getoond; eerdere codes werken niet meer.',
      list: 'Herstelcodes',
      copy: 'Kopiëren',
      copied: 'Gekopieerd',
      download: 'Downloaden',
      done: 'Ik heb ze bewaard',
      copyFailed: {
        title: 'Kopiëren mislukt',
        description: 'Download de codes in plaats daarvan.',
      },
      fileTitle: (host) => `Herstelcodes voor ${host}. Elke code werkt één keer.`,
    },
  },
}
