import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

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
