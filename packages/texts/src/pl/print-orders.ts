import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#pl/spread.ts'

const { number, plural } = formats('pl')

const cm = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Materiały promocyjne',
  description:
    'Po zeskanowaniu otwierają Twoją stronę opinii. Wybierz układ, a potem zamów druk u nas lub w swojej drukarni.',
  loading: 'Wczytywanie…',
  failed: 'Brak danych firmy',
  retry: 'Ponów',

  for: {
    code: (name) => ['Kod: ', name],
    codes: (count, names) => [`Kody (${number(count)}): `, names],
  },
  andMore: (names, count) => `${names} i jeszcze ${number(count)}`,

  printedFor: {
    label: 'Przeznaczenie',
    reviewPage: 'Dla Twojej strony opinii',
    reviewPageText: 'Jeden kod dla wszystkich miejsc.',
    codes: (names) => ['Dla: ', names],
    oneCode: 'Z osobnym kodem.',
    severalCodes: (count) =>
      plural(count, {
        one: '# kod dla jednego miejsca.',
        few: '# kody, po jednym dla każdego miejsca.',
        many: '# kodów, po jednym dla każdego miejsca.',
        other: '# kodu, po jednym dla każdego miejsca.',
      }),
    language: 'Język druku',
    useReviewPage: 'Użyj strony opinii',
    choose: 'Wybierz kody',
    change: 'Zmień',
  },

  picker: {
    title: 'Wybierz kody',
    description: 'Każde miejsce ma własny kod, więc można je rozróżnić.',
    search: 'Szukaj kodów',
    searchPlaceholder: 'Nazwa lub kod',
    location: 'Lokalizacja',
    allLocations: 'Wszystkie lokalizacje',
    list: 'Kody',
    failed: 'Nie udało się wczytać kodów',
    noMatches: {
      title: 'Żaden kod nie pasuje',
      text: 'Spróbuj innej nazwy, innego kodu lub innej lokalizacji.',
    },
    empty: {
      title: 'Nie ma jeszcze kodów',
      text: 'Dodaj kod dla każdego miejsca, na przykład stolika lub lady.',
      toCodes: 'Przejdź do kodów',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Pokaż więcej',
    notAllLoaded: 'Nie udało się wczytać wszystkich kodów',
    noneSelected: 'Nic nie zaznaczono',
    selected: (count) => `Zaznaczono: ${number(count)}`,
    mostSelected: (count) => `Zaznaczono: ${number(count)}, więcej naraz się nie da`,
    clear: 'Wyczyść',
    selectAll: 'Zaznacz wszystkie',
    selectAllFound: 'Zaznacz znalezione',
    cancel: 'Anuluj',
    useCodes: 'Użyj kodów',
    useReviewPage: 'Użyj strony opinii',
    use: (count) =>
      plural(count, {
        one: 'Użyj tego kodu',
        few: 'Użyj # kodów',
        many: 'Użyj # kodów',
        other: 'Użyj # kodu',
      }),
  },

  pieces: {
    poster: {
      name: 'Plakat',
      use: ({ width, height }) =>
        `${cm(width)} × ${cm(height)} cm, na ściany i okna. Można go zeskanować z drugiego końca pomieszczenia.`,
      preview: 'Podgląd plakatu',
      layout: 'Układ plakatu',
      layouts: { bold: 'Wyrazisty', editorial: 'Redakcyjny', arch: 'Łuk' },
      packs: 'Pakiety plakatów',
      pack: (quantity) =>
        plural(quantity, { one: '# plakat', few: '# plakaty', many: '# plakatów', other: '# plakatu' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Pakiet musi mieć co najmniej # plakat, po jednym na każdy kod.',
          few: 'Pakiet musi mieć co najmniej # plakaty, po jednym na każdy kod.',
          many: 'Pakiet musi mieć co najmniej # plakatów, po jednym na każdy kod.',
          other: 'Pakiet musi mieć co najmniej # plakatu, po jednym na każdy kod.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, {
          one: '# plakat',
          few: '# plakaty',
          many: '# plakatów',
          other: '# plakatu',
        })}, ${cm(width)} × ${cm(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Plakat (${cm(width)} × ${cm(height)} cm, liczba sztuk: ${number(quantity)})`,
      evenly: (each) => `Plakaty: po ${number(each)} na kod`,
      unevenly: (by) => `Plakaty: ${spread(by)}`,
      withoutCode: 'Ten plakat będzie prowadzić do Twojej strony bez osobnych statystyk. Wybrać kod?',
      willSay: (name) => ['Na plakacie będzie „', name, '”.'],
      downloaded: 'Pobrano plakat',
      printFileDownloaded: 'Pobrano plik plakatu do druku',
    },
    sticker: {
      name: 'Naklejka',
      use: ({ width }) => `${cm(width)} cm, okrągła, na lady, stoliki i opakowania.`,
      preview: 'Podgląd naklejki',
      layout: 'Układ naklejki',
      layouts: { ring: 'Pierścień', bold: 'Wyrazisty', horizon: 'Horyzont' },
      packs: 'Pakiety naklejek',
      pack: (quantity) =>
        plural(quantity, { one: '# naklejka', few: '# naklejki', many: '# naklejek', other: '# naklejki' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Pakiet musi mieć co najmniej # naklejkę, po jednej na każdy kod.',
          few: 'Pakiet musi mieć co najmniej # naklejki, po jednej na każdy kod.',
          many: 'Pakiet musi mieć co najmniej # naklejek, po jednej na każdy kod.',
          other: 'Pakiet musi mieć co najmniej # naklejki, po jednej na każdy kod.',
        }),
      order: ({ width }, quantity) =>
        `${plural(quantity, {
          one: '# naklejka',
          few: '# naklejki',
          many: '# naklejek',
          other: '# naklejki',
        })}, ${cm(width)} cm, format okrągły`,
      ordered: ({ width }, quantity) =>
        `Naklejka (okrągła, ${cm(width)} cm, liczba sztuk: ${number(quantity)})`,
      evenly: (each) => `Naklejki: po ${number(each)} na kod`,
      unevenly: (by) => `Naklejki: ${spread(by)}`,
      withoutCode: 'Ta naklejka będzie prowadzić do Twojej strony bez osobnych statystyk. Wybrać kod?',
      willSay: (name) => ['Na naklejce będzie „', name, '”.'],
      downloaded: 'Pobrano naklejkę',
      printFileDownloaded: 'Pobrano plik naklejki do druku',
    },
  },

  piece: {
    notReady: 'Obraz nie jest jeszcze gotowy. Spróbuj ponownie.',
    unreadableCode: 'Kodu QR na tym obrazie nie da się odczytać. Wybierz inny układ i spróbuj ponownie.',
    previewFailed: 'Nie udało się wczytać podglądu.',
    previous: 'Poprzedni kod',
    next: 'Następny kod',
    position: (at, of) => `${number(at)} z ${number(of)}`,
    order: 'Zamów druk',
    download: 'Pobierz',
    downloadPrintFile: 'PDF do druku',
    downloadFailed: 'Nie udało się pobrać obrazu',
  },
  pageOf: (page, pages) => `Strona ${number(page)} z ${number(pages)}`,

  tooLate: 'To trwało zbyt długo. Spróbuj ponownie.',
  disconnected:
    'Połączenie zostało przerwane albo pojawiła się nowa wersja. Odśwież stronę i pobierz jeszcze raz.',
  reload: 'Odśwież stronę',

  sheet: {
    title: 'Arkusz z kodami',
    oneCode: 'Kod z nazwą, na stronie A4 do samodzielnego wydruku i wycięcia.',
    codes: (count, pages) =>
      plural(pages, {
        one: `Kody z nazwami (${number(count)}), na jednej stronie A4 do samodzielnego wydruku i wycięcia.`,
        few: `Kody z nazwami (${number(count)}), na # stronach A4 do samodzielnego wydruku i wycięcia.`,
        many: `Kody z nazwami (${number(count)}), na # stronach A4 do samodzielnego wydruku i wycięcia.`,
        other: `Kody z nazwami (${number(count)}), na # strony A4 do samodzielnego wydruku i wycięcia.`,
      }),
    download: 'Pobierz PDF',
    downloaded: 'Pobrano arkusz',
    failed: 'Nie udało się pobrać arkusza',
    documentTitle: (company) => `Kody: ${company}`,
    documentSubject: (codes) =>
      plural(codes, { one: '# kod', few: '# kody', many: '# kodów', other: '# kodu' }),
  },

  names: {
    missing: (characters) => ['Tych znaków Twojej nazwy nie można jeszcze wydrukować: ', characters, '.'],
    noLetters: 'Twoja nazwa nie zawiera liter, które można wydrukować.',
    otherScript: 'Twojej nazwy nie można jeszcze wydrukować w tym piśmie.',
    code: (name) => [
      'Tej nazwy nie można jeszcze wydrukować w całości w jej piśmie: ',
      name,
      '. Kody nadal można rozróżnić po adresie wydrukowanym na każdej sztuce.',
    ],
    codes: (names) => [
      'Tych nazw nie można jeszcze wydrukować w całości w ich piśmie: ',
      names,
      '. Kody nadal można rozróżnić po adresie wydrukowanym na każdej sztuce.',
    ],
  },

  billing: {
    title: 'Dane do faktury',
    description: 'Podaj dane do faktury, którą wystawimy ręcznie.',
    chooseCode: 'Wybierz kod',
    look: (layout, name) => [`Układ: ${layout}, tekst: „`, name, '”'],
    lookIn: (layout, name, language) => [`Układ: ${layout}, tekst: „`, name, '”, język: ', language],
    invoice: 'Faktura e-mailem, teraz nic nie płacisz',
    terms: (provider) => `${provider} poda e-mailem termin i koszt dostawy oraz podatek`,
    fields: {
      companyName: 'Nazwa firmy',
      contactName: 'Osoba kontaktowa',
      email: 'E-mail',
      phone: 'Telefon',
      address: 'Adres',
    },
    cancel: 'Anuluj',
    canceled: {
      title: 'Anulowano zamówienie',
      text: 'Jeśli zdążyło już do nas dotrzeć, jest na liście „Twoje zamówienia”.',
    },
    submitted: {
      title: 'Złożono zamówienie',
      text: 'Twoje zamówienie druku zostało wysłane!',
    },
    failed: 'Nie udało się złożyć zamówienia',
    failedText: 'Nie udało się wysłać zamówienia druku. Spróbuj ponownie.',
    safeToRepeat:
      'Wpisane dane nie przepadły. Możesz bezpiecznie wysłać je ponownie; zamówienie nie zostanie złożone dwa razy.',
  },

  proof: {
    title: 'Projekt do akceptacji',
    text: 'Tak będzie wyglądać wydruk. Sprawdź nazwę, logo, kolory i kody.',
    picture: 'Projekt do akceptacji',
    pictureOf: (name: string) => `Projekt: ${name}`,
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    front: 'Przód; tył pozostaje bez nadruku',
    scale: 'W skali, obok karty bankowej i monety',
    actualSize: 'Mniej więcej w rzeczywistym rozmiarze, obok monety',
    open: 'Otwórz plik dla drukarni (PDF)',
    failed: 'Nie udało się wczytać projektu.',
    notReady: 'Projekt nie jest jeszcze gotowy. Poczekaj chwilę i spróbuj ponownie.',
    changed: 'W międzyczasie wydruk się zmienił. To jest nowy projekt. Sprawdź go i zaakceptuj ponownie.',
    approve: 'Akceptuję i zamawiam',
    again: 'Zamów ponownie',
    againOf: (item: string) => `Zamów ponownie: ${item}`,
    againFailed: 'Nie udało się otworzyć zamówienia',
    gone: 'Ten pakiet nie jest już dostępny. Wybierz inny powyżej.',
  },

  conflict: {
    title: 'Twoje pierwsze zamówienie zostało już złożone z innymi danymi.',
    text: 'Nie zostało zmienione. Zachowaj je albo zamów też to i otrzymaj dwie faktury.',
    item: 'Produkt',
    price: 'Cena',
    layout: 'Układ',
    language: 'Język',
    picture: 'Obraz',
    pictureText: 'Zmienił się od pierwszego zamówienia.',
    codes: 'Kody',
    first: (value) => ['Pierwsze zamówienie: ', value],
    now: (value) => ['Teraz: ', value],
    firstForReviewPage: 'Pierwsze zamówienie: Twoja strona opinii',
    nowForReviewPage: 'Teraz: Twoja strona opinii',
    firstForCodes: (count) =>
      plural(count, {
        one: 'Pierwsze zamówienie: # kod',
        few: 'Pierwsze zamówienie: # kody',
        many: 'Pierwsze zamówienie: # kodów',
        other: 'Pierwsze zamówienie: # kodu',
      }),
    nowForCodes: (count) =>
      plural(count, {
        one: 'Teraz: # kod',
        few: 'Teraz: # kody',
        many: 'Teraz: # kodów',
        other: 'Teraz: # kodu',
      }),
    keepFirst: 'Zachowaj pierwsze',
    orderBoth: 'Zamów też to',
  },

  orders: {
    title: 'Twoje zamówienia',
    empty: {
      title: 'Nie ma jeszcze zamówień',
      text: 'Wybierz pakiet powyżej i śledź tutaj postęp zamówienia.',
    },
    failed: 'Nie udało się wczytać Twoich zamówień',
    loadMore: 'Wczytaj więcej zamówień',
    new: 'Nowe',
    states: {
      placed: 'Przyjęte',
      in_production: 'W produkcji',
      shipped: 'Wysłane',
      delivered: 'Dostarczone',
      cancelled: 'Anulowane',
    },
    processed: 'Zrealizowane',
    progress: 'Postęp',
    progressTitle: 'Postęp Twojego zamówienia',
    progressFailed: 'Nie udało się wczytać postępu',
    carrier: 'Przewoźnik',
    tracking: 'Numer przesyłki',
    cancel: {
      open: 'Anuluj zamówienie',
      title: 'Anulować to zamówienie?',
      text: 'Nic nie zostanie wydrukowane i nic nie zapłacisz. Tego nie można cofnąć.',
      reason: 'Powód',
      keep: 'Zachowaj zamówienie',
      confirm: 'Anuluj zamówienie',
      done: 'Zamówienie anulowane',
      failed: 'Nie udało się anulować zamówienia',
    },
  },
}
