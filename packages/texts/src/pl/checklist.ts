import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const checklist: ChecklistTexts = {
  title: 'Zdobądź pierwsze opinie',
  progress: (done, all) => `Gotowe: ${number(done)} z ${number(all)}`,
  show: 'Pokaż kroki',
  hide: 'Ukryj kroki',
  dismiss: 'Usuń listę',
  dismissTitle: 'Usunąć pierwsze kroki?',
  dismissText:
    'Lista zniknie u całego zespołu i nie wróci. Wszystko, co zawiera, pozostanie na swoim miejscu w ustawieniach.',
  dismissConfirm: 'Usuń listę',
  saveFailed: 'Nie udało się zapisać',
  done: (title) => `${title} (gotowe)`,

  titles: {
    link: 'Sprawdź swój link Google',
    brand: 'Wybierz logo i kolor',
    timeZone: 'Ustaw strefę czasową',
    code: 'Dodaj pierwszy kod',
    scan: 'Zeskanuj go telefonem',
    print: 'Wydrukuj plakat lub naklejkę',
    alert: 'Wyślij sobie alert testowy',
    team: 'Zaproś kogoś do zespołu',
    review: 'Odbierz pierwszą opinię',
  },
  steps: {
    link: {
      add: 'Klienci sami wybierają między publiczną opinią w Google a opinią przekazaną prywatnie.',
      addButton: 'Dodaj link',
      open: 'Powinien otwierać Twoją firmę w Google.',
      openButton: 'Otwórz link',
      ask: 'Czy to była strona Twojej firmy?',
      yesButton: 'Tak, to nasza',
      noButton: 'Nie, zmień link',
    },
    brand: { text: 'Są na Twojej stronie opinii i na drukowanych materiałach.', button: 'Wybierz' },
    timeZone: {
      text: 'Określa, kiedy zaczyna się Twój dzień, w statystykach i cichych godzinach.',
      button: 'Ustaw',
    },
    code: {
      text: 'Jeden na każde miejsce, na przykład ladę. Pokazuje, jak często jest skanowany.',
      button: 'Dodaj kod',
    },
    scan: { text: 'Otwórz kod na tym ekranie i zeskanuj go telefonem.', button: 'Pokaż moje kody' },
    print: {
      text: 'Zamów u nas albo pobierz do wydruku na własnej drukarce.',
      button: 'Wybierz projekt',
    },
    alert: { text: 'Aby mieć pewność, że docierają do Ciebie alerty o opiniach z małą liczbą gwiazdek.' },
    team: {
      text: 'We dwoje odpowiada się szybciej.',
      button: 'Zaproś',
      ownersOnly: 'Do zespołu zapraszają właściciele.',
    },
    review: {
      text: 'Dodaj ją samodzielnie i zobacz, jak się tutaj pojawia.',
      button: 'Otwórz stronę opinii',
    },
  },
}
