import type { BrandTexts } from '#en/brand.ts'

// The languages in `words` stand in the nominative, as CLDR has them.
export const brand: BrandTexts = {
  colorPicker: (field) => `Wybór koloru: ${field}`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG lub SVG, do 2 MB',
    preview: 'Podgląd logo',
    upload: 'Prześlij',
    replace: 'Zastąp',
    remove: 'Usuń logo',
    invalidTitle: 'Nieprawidłowy plik',
    invalid: 'Prześlij plik graficzny',
    tooLargeTitle: 'Plik jest za duży',
    tooLarge: 'Prześlij obraz mniejszy niż 2 MB',
  },

  googleLink: {
    placeholder: 'Wklej dowolny link do swojej firmy w Google',
    reading: 'Sprawdzanie linku…',
    found: 'Ten link otwiera opinie o firmie w Google. Czy to Twoja firma?',
    open: 'Otwórz',
    otherwise: 'Każdy inny adres można zapisać bez zmian.',
    steps: {
      open: 'Otwórz Mapy Google w przeglądarce na komputerze.',
      search: 'Wyszukaj swoją firmę, wybierz ją i poczekaj na mapę.',
      copy: 'Skopiuj cały adres z paska adresu i wklej go tutaj.',
    },
  },

  words: {
    defaultLanguage: 'Język domyślny',
    defaultLanguageText: 'Dla klientów, których przeglądarka prosi o język, którego nie mamy.',
    title: 'Twoje własne teksty',
    text: 'Zastępują nasze domyślne zdania, tylko w swoim języku. Widzi je każdy klient, niezależnie od oceny.',
    languages: 'Języki',
    toCorrect: ', popraw',
    add: 'Dodaj język',
    addFirst: 'Dodaj język…',
    greeting: (language) => `Powitanie (${language})`,
    greetingText: 'Na pierwszym ekranie, pod pytaniem.',
    thanks: (language) => `Podziękowanie (${language})`,
    thanksText: 'Po wysłaniu opinii.',
    remove: (language) => `Usuń język: ${language}`,
    characters: 'Znaki:',
  },

  preview: {
    label: 'Podgląd strony opinii',
    caption: 'Podgląd',
    in: (language) => `Podgląd (${language})`,
    failed: 'Nie udało się wczytać podglądu.',
  },
}
