import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Na Twoich urządzeniach',
  description:
    'Alerty pojawiają się od razu, z gwiazdkami, lokalizacją i firmą, ale bez słów klienta. To, czego nie otworzysz w ciągu 15 minut, przyjdzie e-mailem.',
  failed: 'Nie udało się wczytać Twoich urządzeń',
  turnOn: 'Włącz powiadomienia tutaj',
  isOn: 'Powiadomienia są włączone',
  isStillOff: 'Powiadomienia są nadal wyłączone',
  notAllowed: 'Przeglądarka poprosiła o zgodę i jej nie otrzymała.',
  unreachable: 'Ta przeglądarka nie może połączyć się ze swoją usługą powiadomień. Spróbuj później.',
  reasons: {
    denied:
      'Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki dla tej strony, a potem ją odśwież.',
    not_installed:
      'Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego: stuknij „Udostępnij”, a potem „Do ekranu początkowego”. Otwórz ją stamtąd i włącz powiadomienia tutaj.',
    impossible: 'Ta przeglądarka nie może pokazywać powiadomień. Aby je włączyć, otwórz tę stronę w innej.',
  },
  thisDevice: 'To urządzenie',
  lastNotified: (ago) => `Ostatnie powiadomienie: ${ago}`,
  since: (date) => `Od: ${date}`,
  turnOff: 'Wyłącz',
  turnOffLabel: (device) => `Wyłącz powiadomienia: ${device}`,
  isOff: 'Powiadomienia są wyłączone',
  turnOffFailed: 'Nie udało się wyłączyć powiadomień',
}
