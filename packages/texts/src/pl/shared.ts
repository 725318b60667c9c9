import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const shared: SharedTexts = {
  justNow: 'przed chwilą',
  retry: 'Ponów',
  loadMore: 'Pokaż więcej',

  accountMenu: {
    account: 'Konto',
    changePassword: 'Zmień hasło',
  },

  sessionEnded: {
    title: 'Twoja sesja wygasła',
    text: 'Wpisane dane nadal tu są. Zaloguj się w nowej karcie, wróć do tej i zapisz jeszcze raz.',
    login: 'Zaloguj się w nowej karcie',
    back: 'Wróć do strony',
  },

  leave: {
    title: 'Wyjść bez zapisywania?',
    text: 'Wpisane dane nie zostały zapisane.',
    discard: 'Odrzuć',
    keep: 'Edytuj dalej',
  },

  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Pod tym adresem nic nie ma.',
    home: 'Przejdź do panelu',
  },

  viewAs: {
    label: 'Podgląd firmy',
    viewing: (company) => ['Przeglądasz panel firmy ', company, ' i nie możesz nic zmieniać.'],
    viewingSome: 'Przeglądasz panel firmy i nie możesz nic zmieniać.',
    minutesLeft: (minutes) =>
      plural(minutes, {
        one: 'Została # minuta.',
        few: 'Zostały # minuty.',
        many: 'Zostało # minut.',
        other: 'Zostało # minuty.',
      }),
    lastMinute: 'Została mniej niż minuta.',
    leave: 'Zakończ',
    leaveFailed: 'Nie udało się zakończyć podglądu',
  },

  demo: {
    label: 'Demo',
    text: 'To jest wersja demonstracyjna: firma jest zmyślona, a Twoje zmiany nie są zapisywane.',
    leave: 'Opuść demo',
    leaveFailed: 'Nie udało się opuścić demo',
  },
}
