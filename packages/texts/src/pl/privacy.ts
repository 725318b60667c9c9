import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Znajdź osobę',
    description:
      'Opinie, wiadomości, e-maile i zamówienia, które pochodzą od danej osoby lub o niej wspominają, do wyeksportowania lub usunięcia. Muszą pasować wszystkie podane dane.',
    email: 'Adres e-mail',
    phone: 'Numer telefonu',
    name: 'Imię i nazwisko',
    find: 'Znajdź',
    found: (records) =>
      plural(records, {
        one: 'Znaleziono # wpis',
        few: 'Znaleziono # wpisy',
        many: 'Znaleziono # wpisów',
        other: 'Znaleziono # wpisu',
      }),
  },
  records: {
    title: (person) => ['Zapisane dane: ', person],
    more: (limit) =>
      `Liczba pasujących wpisów przekracza ${number(limit)}; oto najnowsze. Podaj więcej danych, aby zawęzić wyniki, albo usuń te wpisy i wyszukaj ponownie.`,
    nothingFound: 'Nic nie znaleziono',
    nothingFoundHint:
      'Żadna opinia, wiadomość ani zamówienie i żaden e-mail nie pasują do wszystkich podanych danych. Spróbuj podać mniej, na przykład samo nazwisko.',
    kinds: {
      review: 'Opinie',
      message: 'Wiadomości',
      mail: 'E-maile',
      order: 'Zamówienia',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => `Zaznaczono: ${number(records)}`,
    export: 'Eksportuj',
    page: 'Strona do czytania',
    json: 'JSON',
    exportFailed: 'Nie udało się wyeksportować',
    erase: 'Usuń…',
    open: 'Otwórz',
    openLabel: 'Otwórz opinię w nowej karcie',
  },
  erase: {
    title: (records) =>
      plural(records, {
        one: 'Usunąć # wpis?',
        few: 'Usunąć # wpisy?',
        many: 'Usunąć # wpisów?',
        other: 'Usunąć # wpisu?',
      }),
    previewFailed: 'Nie udało się policzyć, co zostałoby usunięte',
    preview: (records) => `Do usunięcia: ${records}.`,
    consequence: 'Treść i dane kontaktowe znikną na zawsze. Oceny i dni pozostaną w Twoich statystykach.',
    consequenceWithOrders:
      'Treść i dane kontaktowe znikną na zawsze. Oceny i dni pozostaną w Twoich statystykach. W zamówieniach usuwane są tylko dane do faktury.',
    reason: 'Powód',
    reasonHint: 'Pozostanie na zaświadczeniu, więc nie podawaj tu nazwiska tej osoby.',
    reasonExample: 'Prośba e-mailem z 1 marca',
    understood: 'Rozumiem, że tego nie można cofnąć',
    confirm: 'Usuń na zawsze',
    nothingLeft:
      'W tych wpisach nie ma już czego usuwać. Jeśli wcześniejsza próba została przerwana, jej zaświadczenie jest na liście usunięć.',
    doneTitle: 'Usunięto',
    done: 'Zachowaj to zaświadczenie jako dowód. Nie zawiera nazwiska tej osoby i pozostanie na liście poniżej.',
    close: 'Zamknij',
  },
  counts: {
    reviews: (count) =>
      plural(count, { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' }),
    messages: (count) =>
      plural(count, {
        one: '# wiadomość',
        few: '# wiadomości',
        many: '# wiadomości',
        other: '# wiadomości',
      }),
    mails: (count) =>
      plural(count, { one: '# e-mail', few: '# e-maile', many: '# e-maili', other: '# e-maila' }),
    orders: (count) =>
      plural(count, {
        one: '# zamówienie',
        few: '# zamówienia',
        many: '# zamówień',
        other: '# zamówienia',
      }),
    notes: (count) =>
      plural(count, {
        one: '# notatka wewnętrzna',
        few: '# notatki wewnętrzne',
        many: '# notatek wewnętrznych',
        other: '# notatki wewnętrznej',
      }),
    versions: (count) =>
      plural(count, {
        one: '# wcześniejsza wersja',
        few: '# wcześniejsze wersje',
        many: '# wcześniejszych wersji',
        other: '# wcześniejszej wersji',
      }),
    nothing: 'nic',
  },
  certificate: {
    title: 'Zaświadczenie o usunięciu danych',
    sheetTitle: (company) => `Zaświadczenie o usunięciu danych, ${company}`,
    erased: 'Usunięto',
    time: 'Czas',
    by: 'Kto usunął',
    reason: 'Powód',
    number: 'Zaświadczenie',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Drukuj',
    copy: 'Kopiuj',
    copied: 'Skopiowano zaświadczenie',
    copyFailed: 'Nie udało się skopiować',
    copyFailedHint: 'Spróbuj ponownie.',
    close: 'Zamknij',
  },
  erasures: {
    title: 'Usunięcia danych',
    description: 'Co usunięto, przez kogo i dlaczego. Zaświadczenia nie zawierają nazwisk tych osób.',
    none: 'Nic jeszcze nie usunięto.',
    failed: 'Nie udało się wczytać usunięć',
    certificate: 'Zaświadczenie',
    erased: 'Usunięto',
    reason: 'Powód',
    certificateOf: (at) => `Zaświadczenie: ${at}`,
  },
  retention: {
    title: 'Okres przechowywania',
    description: 'Oceny i dni zawsze pozostają w Twoich statystykach.',
    failed: 'Nie udało się wczytać ustawień',
    saved: 'Zapisano ustawienia prywatności',
    contacts: 'Usuwaj dane kontaktowe',
    words: 'Usuwaj treść opinii i rozmów',
    after: (months) =>
      plural(months, {
        one: 'Po # miesiącu',
        few: 'Po # miesiącach',
        many: 'Po # miesiącach',
        other: 'Po # miesiąca',
      }),
    never: 'Nigdy',
    upcoming: {
      nothingEver: 'Wszystko jest przechowywane, dopóki tego nie usuniesz.',
      nothing: 'Na razie nic nie zostanie usunięte.',
      contacts: ({ on, reviews }) => `${on} zostaną usunięte dane kontaktowe z ${number(reviews)} opinii.`,
      words: ({ on, reviews }) => `${on} zostanie usunięta treść ${number(reviews)} opinii.`,
      both: ({ on, contacts, words }) =>
        `${on} zostaną usunięte dane kontaktowe z ${number(contacts)} opinii i treść ${number(words)} opinii.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        `${on} zostaną usunięte dane kontaktowe z co najmniej ${number(reviews)} opinii.`,
      words: ({ on, reviews }) => `${on} zostanie usunięta treść co najmniej ${number(reviews)} opinii.`,
      both: ({ on, contacts, words }) =>
        `${on} zostaną usunięte dane kontaktowe z co najmniej ${number(contacts)} opinii i treść co najmniej ${number(words)} opinii.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Po zapisaniu dane kontaktowe starsze niż # miesiąc zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
          few: 'Po zapisaniu dane kontaktowe starsze niż # miesiące zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
          many: 'Po zapisaniu dane kontaktowe starsze niż # miesięcy zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
          other:
            'Po zapisaniu dane kontaktowe starsze niż # miesiąca zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Po zapisaniu treści starsze niż # miesiąc zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
          few: 'Po zapisaniu treści starsze niż # miesiące zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
          many: 'Po zapisaniu treści starsze niż # miesięcy zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
          other:
            'Po zapisaniu treści starsze niż # miesiąca zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.',
        }),
      both: ({ contacts, words }) =>
        `Po zapisaniu ${plural(contacts, {
          one: 'dane kontaktowe starsze niż # miesiąc',
          few: 'dane kontaktowe starsze niż # miesiące',
          many: 'dane kontaktowe starsze niż # miesięcy',
          other: 'dane kontaktowe starsze niż # miesiąca',
        })} i ${plural(words, {
          one: 'treści starsze niż # miesiąc',
          few: 'treści starsze niż # miesiące',
          many: 'treści starsze niż # miesięcy',
          other: 'treści starsze niż # miesiąca',
        })} zostaną trwale usunięte pierwszego dnia nadchodzącego miesiąca.`,
    },
  },
  address: {
    title: 'Adres',
    description: 'Klienci widzą go w Twojej informacji o prywatności. Zmieniają go tylko właściciele.',
    failed: 'Nie udało się wczytać adresu',
    label: 'Adres Twojej firmy',
    tooLong: (limit) =>
      plural(limit, {
        one: 'Wpisz najwyżej # znak.',
        few: 'Wpisz najwyżej # znaki.',
        many: 'Wpisz najwyżej # znaków.',
        other: 'Wpisz najwyżej # znaku.',
      }),
    viewNotice: 'Zobacz informację',
    save: 'Zapisz adres',
    saved: 'Zapisano adres',
  },
}
