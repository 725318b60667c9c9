import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const controls: ControlTexts = {
  loading: 'Wczytywanie…',
  cancel: 'Anuluj',
  close: 'Zamknij',
  retry: 'Ponów',
  skip: 'Przejdź do treści',
  more: 'Więcej',
  notifications: {
    region: 'Powiadomienia (F8)',
    one: 'Powiadomienie',
  },

  discard: {
    title: 'Odrzucić zmiany?',
    text: 'Wpisane dane nie zostały zapisane.',
    confirm: 'Odrzuć',
    keep: 'Edytuj dalej',
  },

  failed: {
    load: 'Nie udało się wczytać strony',
    page: 'Nie udało się wczytać tej strony',
    part: 'Nie udało się wczytać tej części',
    connection: 'Połączenie zostało przerwane albo pojawiła się nowa wersja. Spróbuj ponownie.',
    pageOffline: 'Brak połączenia z internetem. Strona wczyta się sama, gdy połączenie wróci.',
    partOffline: 'Brak połączenia z internetem. Ta część wczyta się sama, gdy połączenie wróci.',
    error: 'Coś poszło nie tak',
    errorText: 'Odśwież stronę. Jeśli błąd się powtórzy, daj nam znać.',
    reload: 'Odśwież stronę',
  },

  combobox: {
    list: 'Podpowiedzi',
    found: (count) => `Znaleziono: ${number(count)}`,
  },

  password: {
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
  },

  profile: {
    accountOf: (email) => `Konto ${email}`,
    roles: {
      superadmin: 'Superadministrator',
      company_admin: 'Administrator firmy',
      printer: 'Drukarnia',
    },
    logout: 'Wyloguj',
    loggedOut: 'Wylogowano',
    errorTitle: 'Błąd',
    logoutFailed: 'Nie udało się wylogować. Spróbuj ponownie.',
  },

  qr: {
    title: (name) => ['Kod QR: ', name],
    scan: 'Zeskanuj ten kod, aby przekazać opinię',
    alt: (link) => `Kod QR linku ${link}`,
    download: 'Pobierz kod QR',
    copyLink: 'Kopiuj link',
    copied: 'Skopiowano link!',
    copiedText: 'Link do strony opinii został skopiowany do schowka.',
    copyFailed: 'Nie udało się skopiować',
    copyFailedText: 'Spróbuj ponownie.',
    drawFailed: 'Nie udało się utworzyć kodu QR',
    drawFailedText: 'Zamknij to okno i spróbuj ponownie.',
  },
}
