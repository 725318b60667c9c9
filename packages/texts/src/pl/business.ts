import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('pl')

const formerParts = {
  name: 'poprzednią nazwę',
  logoUrl: 'poprzednie logo',
  brandColor: 'poprzedni kolor',
}

export const business: BusinessTexts = {
  brand: {
    title: 'Nazwa, logo i kolor',
    description: 'Na Twojej stronie opinii, w e-mailach do klientów i na drukowanych materiałach.',
    name: 'Nazwa',
    nameText: (page) => [
      'Adres Twojej strony opinii: ',
      page,
      '. Pozostaje bez zmian, aby wydrukowane kody nadal działały.',
    ],
    color: 'Kolor marki',
    formerKept: (changed) =>
      `Wydrukowane materiały zachowają ${list(changed.map((part) => formerParts[part]))}; ich kody będą nadal działać.`,
    saved: 'Zapisano. Klienci już to widzą.',
  },

  website: {
    title: 'Znajdź swoją markę na swojej stronie internetowej',
    label: 'Strona internetowa',
    find: 'Znajdź',
    looking: 'Sprawdzanie Twojej strony. Może to potrwać kilka sekund.',
    found: 'Wybierz, co jest Twoje. Klienci zobaczą to po zapisaniu.',
    nothingFound: 'Nic tam nie znaleziono. Prześlij logo i wybierz kolor poniżej.',
    name: 'Nazwa',
    logos: 'Logo',
    colors: 'Kolory',
    colorsText: `Liczba oznacza kontrast słów na przycisku; od ${number(4.5)} są czytelne. Tam, gdzie kolor jest użyty jako kolor tekstu, strona go dostosowuje.`,
    sources: {
      page: 'Na stronie',
      icon: 'Ikona',
      preview: 'Podgląd linku',
    },
    sample: 'Oceń',
    contrast: (ratio) => `Kontrast ${ratio}`,
  },

  timeZone: {
    title: 'Strefa czasowa',
    description: (zone) => `Dni, tygodnie i miesiące są liczone według strefy ${zone}.`,
    change: 'Zmień strefę czasową',
    dialogTitle: 'Strefa czasowa',
    dialogText: 'Dni, tygodnie i miesiące są liczone według tej strefy czasowej.',
    label: 'Strefa czasowa',
    save: 'Zapisz',
    saved: 'Zmieniono strefę czasową',
    failed: 'Nie udało się zmienić strefy czasowej',
  },

  texts: {
    title: 'Język i teksty',
    description: 'Klienci czytają Twoją stronę opinii w języku swojej przeglądarki.',
    saved: 'Zapisano język i teksty',
  },

  replyTo: {
    title: 'Adres do odpowiedzi',
    description:
      'Tutaj trafiają odpowiedzi klientów na Twoje e-maile. Bez tego adresu klienci odpowiadają na swojej prywatnej stronie, do której link jest w każdym e-mailu.',
    label: 'Adres e-mail',
    placeholder: 'kontakt@example.com',
    save: 'Zapisz adres',
    saved: 'Zapisano adres do odpowiedzi',
    removed: 'Usunięto adres do odpowiedzi',
  },

  googleUrl: {
    title: 'Adres URL opinii w Google',
    description: 'Dokąd Twoich klientów prowadzi przycisk „Dodaj publiczną opinię”.',
    test: 'Sprawdź link',
    missing: 'Nie ma jeszcze adresu URL. Klienci nie mogą dodać publicznej opinii.',
    new: 'Nowy adres URL',
    update: 'Zmień adres',
    updated: 'Zmieniono adres URL opinii w Google',
    failed: 'Nie udało się zmienić adresu URL',
  },

  linkCheck: {
    title: 'Sprawdź swój link Google',
    text: (months) =>
      plural(months, {
        one: 'Linki do Google mogą niezauważenie przestać działać. Twojego nikt nie sprawdzał od # miesiąca.',
        few: 'Linki do Google mogą niezauważenie przestać działać. Twojego nikt nie sprawdzał od # miesięcy.',
        many: 'Linki do Google mogą niezauważenie przestać działać. Twojego nikt nie sprawdzał od # miesięcy.',
        other:
          'Linki do Google mogą niezauważenie przestać działać. Twojego nikt nie sprawdzał od # miesiąca.',
      }),
    open: 'Otwórz',
    ask: 'Czy to była strona Twojej firmy?',
    yes: 'Tak, to nasza',
    no: 'Nie, zmień',
    dismiss: 'Pomiń',
    confirmed: 'Potwierdzono link Google',
    dismissed: 'Pominięto przypomnienie',
    failed: 'Nie udało się zapisać',
  },
}
