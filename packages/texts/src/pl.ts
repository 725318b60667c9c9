import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('pl')

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

  ui: {
    stars: (rating) =>
      plural(rating, { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
    outOfStars: (rating) => `${number(rating)} z 5 gwiazdek`,
    optional: 'Opcjonalnie',
    choice: {
      title: 'Jakie są Twoje wrażenia?',
      subtitle: 'Twoja opinia jest dla nas ważna',
      publicReview: 'Dodaj publiczną opinię',
      privateFeedback: 'Przekaż opinię prywatnie',
      note: 'Publiczne opinie są widoczne w Google. Opinie przekazane prywatnie są poufne i pomagają nam działać lepiej.',
    },
  },

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

export const receipt: ReceiptTexts = {
  title: (company) => `Twoja opinia dla firmy ${company}`,
  sent: (at, timeZone) => `Wysłano ${day(at, timeZone)} r.`,
  edited: (at, timeZone) => `Zmieniono ${day(at, timeZone)} r.`,
  noContact: 'Brak zapisanych danych kontaktowych.',
  changeTitle: 'Zmień swoją opinię',
  until: (at, timeZone) => `Możesz zmienić swoją opinię do ${day(at, timeZone)} r.`,
  settled: 'Tej opinii nie można już zmienić. Nadal możesz ją wycofać albo usunąć swoje dane kontaktowe.',
  save: 'Zapisz zmiany',
  saved: (company) =>
    `Zmiany zostały zapisane. Firma ${company} widzi nową wersję opinii, a także poprzednią.`,
  changedElsewhere:
    'W międzyczasie Twoja opinia została zmieniona gdzie indziej, dlatego tej wersji nie zapisano. Wyżej znajduje się zapisana opinia, a niżej to, co właśnie wpisano.',
  failed: 'Nic jeszcze nie zostało zmienione. Spróbuj ponownie.',
  removeContact: {
    title: 'Usuń dane kontaktowe',
    text: (company) =>
      `Twoje imię i nazwisko, numer telefonu i adres e-mail zostaną usunięte. Firma ${company} będzie mogła odpowiedzieć Ci tylko na tej stronie. Opinia pozostanie.`,
    submit: 'Usuń dane kontaktowe',
    done: 'Twoje dane kontaktowe zostały usunięte.',
  },
  withdraw: {
    title: 'Wycofaj swoją opinię',
    text: 'Twój tekst i dane kontaktowe zostaną trwale usunięte. W statystykach pozostaną tylko gwiazdki i dzień.',
    confirm: 'Tak, usuń moją opinię',
    submit: 'Wycofaj opinię',
    unconfirmed: 'Potwierdź, że chcesz wycofać swoją opinię.',
    done: 'Twoja opinia została wycofana',
    doneText: 'Twój tekst i dane kontaktowe zostały usunięte. Ten link już nie działa.',
  },
  conversation: {
    time,
    you: 'Ty',
    noAnswer: (company) => `Firma ${company} jeszcze nie odpowiedziała.`,
    sent: (company) => `Twoja odpowiedź do firmy ${company} została wysłana.`,
    answer: 'Twoja odpowiedź',
    placeholder: 'Napisz odpowiedź…',
    send: 'Wyślij odpowiedź',
    failed: 'Twoja odpowiedź nie została jeszcze wysłana. Spróbuj ponownie.',
    invalid: {
      blank: 'Napisz odpowiedź.',
      tooLong: (max) =>
        plural(max, {
          one: 'Wpisz najwyżej # znak',
          few: 'Wpisz najwyżej # znaki',
          many: 'Wpisz najwyżej # znaków',
          other: 'Wpisz najwyżej # znaku',
        }),
    },
  },
  private: 'Zachowaj adres tej strony dla siebie: każdy, kto go ma, może przeczytać i zmienić Twoją opinię.',
  ended: {
    title: 'Ten link jest już nieważny',
    text: 'Sprawdź, czy adres jest kompletny. Link przestaje działać, gdy opinia zostanie wycofana lub usunięta.',
  },
}

export const notice: NoticeTexts = {
  title: 'Prywatność',
  responsible: {
    title: 'Kto odpowiada za dane',
    company: (company) => `Administratorem danych, które tu zostawiasz, jest firma ${company}.`,
    address: 'Adres kontaktowy firmy:',
    noAddress: 'Z firmą można skontaktować się na miejscu.',
    operator: (operator, company) =>
      `Operatorem tej strony jest ${operator}. Przechowuje opinie w imieniu firmy ${company}.`,
  },
  kept: {
    title: 'Co przechowujemy',
    feedback:
      'Twoje gwiazdki, tekst, datę i godzinę, język strony oraz informację, który kod QR zeskanowano (jeśli był).',
    contact:
      'Imię i nazwisko, numer telefonu i adres e-mail tylko wtedy, gdy je podasz, aby firma mogła Ci odpowiedzieć.',
  },
  readers: {
    title: 'Kto to czyta',
    text: (company) => `Opinie przekazane prywatnie czyta zespół firmy ${company}. Nie są one publikowane.`,
    google: 'Publiczną opinię zostawiasz w Google i obowiązują tam zasady Google.',
  },
  duration: {
    title: 'Jak długo',
    contact: (months) =>
      plural(months, {
        one: 'Twoje imię i nazwisko, numer telefonu i adres e-mail są usuwane po # miesiącu.',
        few: 'Twoje imię i nazwisko, numer telefonu i adres e-mail są usuwane po # miesiącach.',
        many: 'Twoje imię i nazwisko, numer telefonu i adres e-mail są usuwane po # miesiącach.',
        other: 'Twoje imię i nazwisko, numer telefonu i adres e-mail są usuwane po # miesiąca.',
      }),
    contactUnlimited:
      'Twoje imię i nazwisko, numer telefonu i adres e-mail są przechowywane do czasu, gdy usuniesz je Ty lub firma.',
    text: (months) =>
      plural(months, {
        one: 'Twój tekst jest usuwany po # miesiącu.',
        few: 'Twój tekst jest usuwany po # miesiącach.',
        many: 'Twój tekst jest usuwany po # miesiącach.',
        other: 'Twój tekst jest usuwany po # miesiąca.',
      }),
    textUnlimited: 'Twój tekst jest przechowywany do czasu, gdy usuniesz go Ty lub firma.',
    numbers: 'Gwiazdki i dzień pozostają w statystykach, bez żadnych informacji o Tobie.',
  },
  rights: {
    title: 'Twoje prawa',
    receipt:
      'Po wysłaniu otrzymasz prywatny link. Dzięki niemu w każdej chwili możesz przeczytać i wycofać opinię, a przez 30 dni także ją zmienić.',
    company: (company) =>
      `Możesz też zapytać firmę ${company}, jakie dane o Tobie ma, oraz poprosić o ich poprawienie lub usunięcie. Masz również prawo złożyć skargę do organu ochrony danych.`,
  },
  tracking: {
    title: 'Bez śledzenia',
    text: 'Te strony nie używają plików cookie, nikogo nie rozpoznają i niczego nie pobierają od innych firm. To, co wpisujesz, pozostaje w Twojej przeglądarce do chwili wysłania.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `Firma ${company} odpowiedziała na Twoją opinię`,
    answer: (company) => `Odpowiedz firmie ${company} na swojej prywatnej stronie:`,
    wrote: (at, timeZone) => `Twoja wiadomość z ${day(at, timeZone)} r.:`,
    why: (company) => `Otrzymujesz ten e-mail, ponieważ do opinii dla firmy ${company} dołączono Twój adres.`,
    end: (company) => `Rezygnacja z e-maili od firmy ${company}:`,
  },
  receipt: {
    link: 'Przeczytaj, zmień lub wycofaj swoją opinię:',
    why: (company) =>
      `Otrzymujesz ten e-mail, ponieważ wybrano jego wysłanie przy opinii dla firmy ${company}.`,
  },
  secret: 'Nie przekazuj linku dalej: każdy, kto go ma, może przeczytać i zmienić Twoją opinię.',
  unsubscribe: {
    stop: (company) => `Zrezygnować z e-maili od firmy ${company} w sprawie Twojej opinii?`,
    stopText: 'Dotyczy to tylko tych e-maili i możesz to tutaj cofnąć.',
    unsubscribe: 'Zrezygnuj',
    stopped: (company) => `Nie będziesz już otrzymywać e-maili od firmy ${company} w sprawie swojej opinii`,
    stoppedText: 'Pozostałe e-maile będą przychodzić jak dotąd.',
    undo: 'Cofnij',
    resumed: (company) => `Znów otrzymujesz e-maile od firmy ${company} w sprawie swojej opinii`,
    resumedText: 'Poza tym nic się nie zmieniło.',
    unknown: 'Ten link już nie działa',
    unknownText: 'Nie otrzymujesz już tych e-maili albo link jest niekompletny.',
  },
}

export const prints: PrintTexts = {
  question: ['Jak minęła', 'Twoja wizyta?'],
  ask: 'Daj nam znać.',
  instruction: 'Zeskanuj aparatem telefonu',
}
