import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const notifications: NotificationsTexts = {
  failed: 'Nie udało się wczytać Twoich powiadomień',
  saved: 'Zapisano powiadomienia',
  alerts: {
    title: 'Alerty',
    description: 'O opiniach z małą liczbą gwiazdek.',
    descriptionForResponders:
      'O opiniach z małą liczbą gwiazdek, odpowiedziach klientów oraz o tym, co zespół Ci przypisuje lub gdzie o Tobie wspomina.',
    when: 'Wysyłaj alerty',
    times: {
      instant: 'Od razu',
      daily: 'Raz dziennie',
      off: 'Wyłączone',
    },
    threshold: 'Dla opinii, które mają',
    oneStar: '1 gwiazdkę',
    starsOrFewer: (stars) =>
      plural(stars, {
        one: '# gwiazdkę lub mniej',
        few: '# gwiazdki lub mniej',
        many: '# gwiazdek lub mniej',
        other: '# gwiazdki lub mniej',
      }),
    anyStars: 'Dowolną liczbę gwiazdek',
    locations: 'Lokalizacje',
    certainLocations: 'Tylko dla wybranych lokalizacji',
    locationRequired: 'Wybierz co najmniej jedną lokalizację dla alertów.',
  },
  quietHours: {
    title: 'Ciche godziny',
    description: 'Alerty czekają, aż te godziny miną.',
    on: 'Nie wysyłaj alertów w określonych godzinach',
    from: 'Od',
    to: 'Do',
    timeZone: 'Strefa czasowa',
  },
  digest: {
    title: 'Podsumowanie',
    description: 'Opinie, oceny i to, co czeka na odpowiedź, w jednym e-mailu.',
    when: 'Wysyłaj podsumowanie',
    intervals: {
      weekly: 'W każdy poniedziałek rano',
      monthly: 'Co miesiąc',
      off: 'Wyłączone',
    },
    paused: 'Wstrzymane, ponieważ w kilku kolejnych podsumowaniach nie było o czym informować.',
    resume: 'Wznów',
  },
  test: {
    send: 'Wyślij mi alert testowy',
    sent: 'Wysłano alert testowy',
    failed: 'Nie udało się wysłać alertu testowego',
  },
  operatorVisits: {
    title: 'Podgląd operatora',
    description:
      'Dla wszystkich właścicieli. Zmieniać mogą tylko oni; każdy podgląd jest też w dzienniku zdarzeń.',
    mail: 'Wysyłaj właścicielom e-mail, gdy operator serwisu przegląda panel',
    failed: 'Nie udało się zapisać',
  },
}
