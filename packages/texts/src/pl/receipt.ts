import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('pl')

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
  answersOnly: (company) =>
    `Dzięki temu linkowi możesz czytać i odpowiadać, ale nie zmienić ani wycofać opinii, ponieważ adres e-mail podała firma ${company}. Zachowaj go dla siebie.`,
  ended: {
    title: 'Ten link jest już nieważny',
    text: 'Sprawdź, czy adres jest kompletny. Link przestaje działać, gdy opinia zostanie wycofana lub usunięta.',
  },
}
