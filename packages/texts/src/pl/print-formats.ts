import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const printFormats: typeof english = {
  title: 'Formaty',
  description:
    'Twój kod na wszystkim: od plakatu po stopkę e-maila, do samodzielnego druku lub dla drukarni.',
  names: {
    poster_18x24: 'Duży plakat',
    sticker_3in: 'Okrągła naklejka',
    poster_a4: 'Plakat A4',
    poster_a5: 'Plakat A5',
    table_tent: 'Stojak na stolik',
    counter_card: 'Karta na ladę',
    window_cling: 'Naklejka na szybę',
    card: 'Karta',
    slip: 'Pasek',
    card_sheet: 'Arkusz 10 kart',
    signature: 'Stopka e-maila',
    button: 'Przycisk na stronę',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} cali`,
  takeHome: 'Do zabrania',
  onScreen: 'Na ekrany',
  preview: (name) => `Podgląd: ${name}`,
  layout: 'Układ',
  checking: 'Sprawdzanie…',
  fine: 'Sprawdzono: kod daje się odczytać z gotowego wydruku, a na marginesie nic nie ma.',
  checkFailed: 'Nie udało się sprawdzić',
  findings: {
    code_unreadable: 'Kodu nie da się odczytać z wydruku. Wybierz inny układ.',
    code_too_far: 'Kodu nie da się odczytać ze zwykłej odległości. Wybierz inny układ lub większy format.',
    code_contrast: 'Kod za mało odróżnia się od tła. Wybierz inny układ.',
    code_small: 'Kod jest za mały dla większości telefonów. Wybierz inny układ lub większy format.',
    text_outside: 'Tekst wchodzi na margines i może zostać obcięty. Wybierz inny układ lub krótszą nazwę.',
    letters_missing:
      'Niektórych liter nazwy nie da się wydrukować i zostały pominięte. Obejrzyj podgląd i w razie potrzeby zapisz nazwę inaczej.',
    name_from_address:
      'Żadnej litery nazwy nie da się wydrukować, więc widnieje nazwa z adresu. Obejrzyj podgląd.',
    logo_resolution:
      'Logo jest za małe jak na rozmiar w druku i będzie nieostre. Prześlij większy obraz lub rysunek (SVG).',
  },
  pdf: 'PDF',
  press: 'PDF dla drukarni',
  note: 'PDF dla drukarni ma spady i znaczniki cięcia (PDF/X-4). SVG i PNG obejmują po jednym kodzie.',
  escrow: {
    title: 'Zabierz swoje kody',
    text: 'Wszystkie kody jako pliki strony internetowej. Wystarczy je udostępnić, a wydruki działają dalej, nawet bez nas.',
    download: 'Pobierz kody',
  },
}
