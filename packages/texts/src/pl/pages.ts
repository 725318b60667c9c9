import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#pl/ui.ts'

const { plural } = formats('pl')

// “Opinia” is both review and feedback: “uwagi” sounds like complaints. “Opinia publiczna” is public opinion and
// “prywatna opinia” a personal one, so the order of the words and the adverb “prywatnie” matter.
export const pages: PageTexts = {
  loading: 'Wczytywanie…',
  noScript: 'Ta strona wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie.',
  back: 'Wstecz',

  language: {
    label: 'Język',
    change: 'Zmień język',
  },

  titles: {
    choice: (company) => `Jakie są Twoje wrażenia? · ${company}`,
    rating: (company) => `Oceń swoje wrażenia · ${company}`,
    feedback: (company) => `Twoja opinia · ${company}`,
    thankYou: (company) => `Dziękujemy · ${company}`,
    companyNotFound: 'Nie znaleziono firmy',
    notFound: 'Nie znaleziono strony',
    paused: 'Ta strona ma przerwę',
    problem: 'Nie udało się wczytać strony',
  },

  ui,

  rating: {
    title: 'Oceń swoje wrażenia',
    subtitle: 'Twoja opinia jest poufna i pomaga nam działać lepiej',
    stars: 'Wybierz ocenę',
  },

  feedback: {
    loved: 'Powiedz nam, co Ci się podobało!',
    improve: 'Pomóż nam działać lepiej',
    rating: 'Twoja ocena',
    text: 'Twoja opinia',
    placeholder: 'Podziel się wrażeniami…',
    confidential: 'Twoja opinia jest poufna',
    contact: 'Dane kontaktowe',
    optional: 'opcjonalnie',
    contactReason: 'Aby firma mogła Ci odpowiedzieć',
    name: 'Imię i nazwisko',
    phone: 'Numer telefonu',
    email: 'Adres e-mail',
    mailReceipt: 'Wyślij mi prywatny link do mojej opinii',
    submit: 'Wyślij opinię',
    submitting: 'Wysyłanie…',
    honeypot: 'Pozostaw to pole puste',
    tooLong: (over) =>
      plural(over, {
        one: 'Skróć opinię o # znak',
        few: 'Skróć opinię o # znaki',
        many: 'Skróć opinię o # znaków',
        other: 'Skróć opinię o # znaku',
      }),
    offline:
      'Brak połączenia z internetem. Twoja opinia jest tu zapisana i zostanie wysłana, gdy tylko połączenie wróci.',
    errorTitle: 'Błąd',
    failed: 'Nie udało się wysłać opinii. Spróbuj ponownie.',
    requiredTitle: 'Opinia jest wymagana',
    invalid: {
      feedback: 'Napisz, co możemy poprawić.',
      rating: 'Wybierz od 1 do 5 gwiazdek',
      contactEmail: 'Podaj prawidłowy adres e-mail',
      tooLong: (max) =>
        plural(max, {
          one: 'Wpisz najwyżej # znak',
          few: 'Wpisz najwyżej # znaki',
          many: 'Wpisz najwyżej # znaków',
          other: 'Wpisz najwyżej # znaku',
        }),
      unreadable: 'Usuń nieczytelny znak',
    },
  },

  thankYou: {
    title: 'Dziękujemy za opinię!',
    text: 'Przeczytamy ją i postaramy się działać lepiej.',
    home: 'Wróć na początek',
    publicReview: 'Dodaj publiczną opinię',
    receipt: 'Zachowaj ten link, aby przeczytać, zmienić lub wycofać opinię',
    open: 'Otwórz moją opinię',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
  },

  privacy: 'Prywatność',

  companyNotFound: {
    title: 'Nie znaleziono firmy',
    text: 'Strona opinii, której szukasz, nie istnieje.',
    hint: 'Sprawdź adres, zeskanuj kod jeszcze raz lub poproś obsługę o aktualny kod.',
    home: 'Przejdź do strony głównej',
  },

  problem: {
    title: 'Nie udało się wczytać strony',
    text: 'Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
    noConnection: 'Nie udało się połączyć. Sprawdź, czy masz dostęp do internetu.',
  },

  paused: {
    title: 'Ta strona ma przerwę.',
    text: 'Dziękujemy za odwiedziny. Spróbuj ponownie później.',
  },

  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Pod tym adresem nic nie ma. Strona mogła zostać przeniesiona albo w adresie jest błąd.',
    home: 'Przejdź do strony głównej',
  },

  errors: {
    looks_automatic: 'Twoja opinia nie została jeszcze wysłana. Naciśnij przycisk jeszcze raz.',
    bad_request: 'Nie udało się zrozumieć żądania.',
    unknown_origin:
      'Ta strona nie może wysłać tego żądania. Otwórz ją pod jej własnym adresem i spróbuj ponownie.',
    company_not_found: 'Nie znaleziono firmy.',
    company_suspended:
      'Ta strona ma przerwę, więc Twoja opinia nie została wysłana. Jest tu zapisana. Spróbuj ponownie później.',
    request_timeout: 'To trwało zbyt długo. Spróbuj ponownie.',
    review_settled:
      'Twoja poprzednia opinia ma ponad godzinę i nie można jej już zmienić. Naciśnij przycisk jeszcze raz, aby wysłać tę jako nową.',
    body_too_large: 'Ta wiadomość jest za duża.',
    too_many_requests: 'Zbyt wiele prób. Spróbuj ponownie za chwilę.',
    internal_error: 'Coś poszło nie tak. Spróbuj ponownie.',
    overloaded: 'Serwis jest przeciążony. Spróbuj ponownie za chwilę.',
    stopping: 'Serwis uruchamia się ponownie. Spróbuj za chwilę.',
    unavailable: 'Serwis jest teraz niedostępny. Spróbuj ponownie za chwilę.',
  },

  notifications: {
    region: 'Powiadomienia (F8)',
    close: 'Zamknij',
  },
}
