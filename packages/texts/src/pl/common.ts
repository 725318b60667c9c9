import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Pobierz jako ${format}`,
    failed: 'Nie udało się wyeksportować',
  },

  save: {
    notSaved: 'Jeszcze nie zapisano',
    save: 'Zapisz',
  },

  themes: {
    staff: 'Obsługa',
    waiting: 'Czas oczekiwania',
    price: 'Cena',
    food: 'Jedzenie',
    quality: 'Jakość',
    communication: 'Komunikacja',
    trust: 'Zaufanie',
    cleanliness: 'Czystość',
    atmosphere: 'Atmosfera',
    noise: 'Hałas',
    facilities: 'Wyposażenie',
    location: 'Położenie',
    parking: 'Parking',
    booking: 'Rezerwacja',
    hours: 'Godziny otwarcia',
    selection: 'Wybór',
  },

  print: {
    label: 'Kody i druk',
    codes: 'Kody',
    materials: 'Plakaty i naklejki',
    formats: 'Formaty',
  },
  codesTitle: 'Kody',

  reviews: {
    pageTitle: 'Opinie',
    heading: 'Opinie',
    list: 'Opinie',
    noMatches: {
      title: 'Żadna opinia nie pasuje do tych filtrów',
      text: 'Spróbuj użyć mniej słów, więcej ocen lub dłuższego okresu.',
      clear: 'Wyczyść filtry',
    },
    empty: {
      new: {
        title: 'Nic do zrobienia',
        text: 'Wszystkie opinie są przejrzane. Nowe pojawią się tutaj.',
      },
      in_progress: {
        title: 'Nic nie jest w toku',
        text: 'Tutaj pojawiają się opinie, nad którymi ktoś pracuje.',
      },
      mine: {
        title: 'Nic nie jest przypisane do Ciebie',
        text: 'Tutaj są opinie przypisane do Ciebie, dopóki nie zostaną załatwione.',
      },
      unassigned: {
        title: 'Każda otwarta opinia jest do kogoś przypisana',
        text: 'Tutaj pojawiają się otwarte opinie, które nie są do nikogo przypisane.',
      },
      waiting: {
        title: 'Nic nie czeka na klienta',
        text: 'Opinie, na które wysłano odpowiedź, czekają tutaj na klienta.',
      },
      done: {
        title: 'Nic nie jest jeszcze załatwione',
        text: 'Tutaj trafiają opinie oznaczone jako załatwione.',
      },
      all: {
        title: 'Nie ma jeszcze opinii',
        text: 'Opinie przekazane prywatnie pojawiają się tutaj zaraz po wysłaniu.',
      },
    },
  },

  unassigned: {
    title: 'Nie masz przypisanej żadnej firmy',
    titleOnMaterials: 'Brak danych firmy',
    text: 'Poproś osobę, od której masz zaproszenie, o dodanie Cię do firmy.',
    toLogin: 'Wróć do logowania',
    operator: {
      text: 'Firmami i ich użytkownikami zarządza się w panelu administracyjnym.',
      toAdmin: 'Panel administracyjny',
    },
  },
}
