import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const twoFactor: TwoFactorTexts = {
  title: 'Weryfikacja dwuetapowa',
  description: 'Chroni Twoje konto, nawet jeśli ktoś pozna Twoje hasło.',
  loading: 'Wczytywanie…',
  on: 'Włączone',

  factors: {
    password: 'Hasło',
    totp: 'Aplikacja uwierzytelniająca',
    passkey: 'Klucz dostępu',
    recovery: 'Kod zapasowy',
    provider: 'Dostawca Twojej firmy',
  },

  signIn: {
    code: 'Kod z aplikacji uwierzytelniającej',
    recoveryCode: 'Kod zapasowy',
    recoveryCodeHint: 'Każdy działa tylko raz.',
    proceed: 'Dalej',
    usePasskey: 'Użyj klucza dostępu',
    appInstead: 'Użyj aplikacji uwierzytelniającej',
    passkeyInstead: 'Użyj klucza dostępu',
    recoveryInstead: 'Użyj kodu zapasowego',
    back: 'Wróć do hasła',
    noPasskey: {
      title: 'Nie użyto klucza dostępu',
      description: 'Spróbuj ponownie lub zaloguj się w inny sposób.',
    },
    passkeyFailed: 'Ta przeglądarka nie mogła użyć klucza dostępu. Zaloguj się w inny sposób.',
  },

  stepUp: {
    title: 'Potwierdź, że to Ty',
    description: 'Przez 10 minut nie zapytamy o to ponownie.',
    password: 'Twoje hasło',
    code: 'Kod',
    codeHint: 'Z aplikacji uwierzytelniającej lub kod zapasowy.',
    passwordMissing: 'Wpisz hasło',
    codeMissing: 'Wpisz kod',
    passwordInstead: 'Użyj hasła',
    codeInstead: 'Użyj kodu',
    confirm: 'Potwierdź',
  },

  app: {
    name: 'Aplikacja uwierzytelniająca',
    description: 'Kody z aplikacji w telefonie.',
    setUp: 'Skonfiguruj',
    done: 'Skonfigurowano aplikację uwierzytelniającą',
    failed: 'Nie udało się skonfigurować aplikacji uwierzytelniającej',
    setup: {
      title: 'Skonfiguruj aplikację uwierzytelniającą',
      scan: 'Zeskanuj ten kod aplikacją, na przykład Google Authenticator, 1Password lub Microsoft Authenticator.',
      image: 'Kod QR dla aplikacji uwierzytelniającej',
      cannotScan: (link) => [
        'Nie możesz zeskanować? ',
        link('Otwórz aplikację'),
        ' na tym urządzeniu lub wpisz ten klucz:',
      ],
      copyKey: 'Kopiuj klucz',
      code: 'Kod z aplikacji',
      cancel: 'Anuluj',
      turnOn: 'Włącz',
    },
    removal: {
      open: 'Wyłącz',
      title: 'Wyłączyć aplikację uwierzytelniającą?',
      description:
        'Jej kody przestaną działać. Jeśli nie masz innego sposobu weryfikacji, do zalogowania wystarczy samo hasło.',
      password: 'Twoje hasło',
      confirm: 'Wyłącz',
      done: 'Wyłączono aplikację uwierzytelniającą',
    },
  },

  passkeys: {
    name: 'Klucze dostępu',
    description: 'Odcisk palca, twarz lub blokada ekranu, także do logowania bez hasła.',
    unsupported:
      'Ta przeglądarka nie obsługuje kluczy dostępu. Aby je dodać, otwórz tę stronę w innej przeglądarce.',
    list: 'Klucze dostępu',
    add: 'Dodaj',
    adding: {
      title: 'Dodaj klucz dostępu',
      text: 'Przeglądarka poprosi o odcisk palca, twarz, blokadę ekranu lub klucz bezpieczeństwa.',
      name: 'Nazwa',
      nameHint: 'Pomaga odróżnić Twoje klucze dostępu, na przykład „Mój telefon”.',
      cancel: 'Anuluj',
      proceed: 'Dalej',
    },
    added: 'Dodano klucz dostępu',
    exists: {
      title: 'To urządzenie ma już klucz dostępu',
      description: 'Możesz się nim zalogować albo dodać klucz na innym urządzeniu.',
    },
    canceled: {
      title: 'Nie dodano klucza dostępu',
      description: 'Aby spróbować ponownie, naciśnij „Dalej”.',
    },
    addFailed: 'Nie udało się dodać klucza dostępu',
    refused: 'Ta przeglądarka odmówiła jego utworzenia.',
    lastUsed: (ago) => `Ostatnie użycie: ${ago}`,
    addedOn: (date) => `Dodano ${date}`,
    remove: 'Usuń',
    removeLabel: (name) => `Usuń klucz dostępu ${name}`,
    removeTitle: (name) => ['Usunąć klucz ', name, '?'],
    removeDescription: 'Nie będzie już można się nim zalogować. Warto usunąć go także na samym urządzeniu.',
    removeConfirm: 'Usuń klucz dostępu',
    removed: 'Usunięto klucz dostępu',
    removeFailed: 'Nie udało się usunąć klucza dostępu',
  },

  recovery: {
    name: 'Kody zapasowe',
    left: ({ left, of }) =>
      `Pozostało ${number(left)} z ${number(of)}, na wypadek utraty innych sposobów weryfikacji.`,
    noneLeft: 'Nie pozostał żaden. Utwórz nowe na wypadek utraty innych sposobów weryfikacji.',
    renew: 'Nowe kody',
    renewFailed: 'Nie udało się utworzyć kodów zapasowych',
    save: {
      title: 'Zapisz swoje kody zapasowe',
      text: 'Każdym kodem można zalogować się jeden raz, jeśli stracisz inne sposoby weryfikacji. Kody są widoczne tylko teraz; wcześniejsze już nie działają.',
      list: 'Kody zapasowe',
      copy: 'Kopiuj',
      copied: 'Skopiowano',
      download: 'Pobierz',
      done: 'Kody są zapisane',
      copyFailed: {
        title: 'Nie udało się skopiować',
        description: 'Zamiast tego pobierz kody.',
      },
      fileTitle: (host) => `Kody zapasowe do ${host}. Każdy działa tylko raz.`,
    },
  },
}
