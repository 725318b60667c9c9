import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const practice: PracticeTexts = {
  title: 'Jak prosimy tu o opinie',
  link: 'Jak prosimy o opinie',
  asked: {
    ways: (company) =>
      `Każdy, kto otworzy stronę firmy ${company}, wybiera między publiczną opinią w Google a prywatną opinią. Obie możliwości są pokazane obok siebie, na równi, jeszcze przed wystawieniem oceny.`,
    same: 'Następna strona jest taka sama niezależnie od liczby gwiazdek, a publiczna opinia pozostaje możliwa.',
    linked: (company) => `Publiczna opinia prowadzi do wizytówki firmy ${company} w Google.`,
    searched: (company) => `Publiczna opinia prowadzi do wyszukiwania firmy ${company} w Google.`,
    standard: 'Powitanie i podziękowanie są takie same dla wszystkich firm.',
    own: (company) =>
      `Powitanie lub podziękowanie napisała firma ${company}. Teksty, które proszą o określoną liczbę gwiazdek lub oferują coś za opinię, są odrzucane.`,
  },
  writers: {
    title: 'Kto może pisać',
    anyone: 'Każdy, kto zeskanuje kod QR lub otworzy link, bez logowania.',
    unchecked: 'Nie sprawdza się, czy ktoś był klientem.',
    nothing: 'Za opinię niczego się nie oferuje i o żadną konkretną się nie prosi.',
  },
  month: {
    title: 'W zeszłym miesiącu',
    offered: (count) =>
      plural(count, {
        one: 'Obie możliwości pokazano # raz.',
        few: 'Obie możliwości pokazano # razy.',
        many: 'Obie możliwości pokazano # razy.',
        other: 'Obie możliwości pokazano # raza.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google wybrano # raz.',
        few: 'Google wybrano # razy.',
        many: 'Google wybrano # razy.',
        other: 'Google wybrano # raza.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Zostawiono # prywatną opinię.',
        few: 'Zostawiono # prywatne opinie.',
        many: 'Zostawiono # prywatnych opinii.',
        other: 'Zostawiono # prywatnej opinii.',
      }),
    none: 'Nikt nie otworzył strony.',
  },
}
