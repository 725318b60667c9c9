import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#pl/spread.ts'

const { number, plural } = formats('pl')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Twoje zamówienie druku dla firmy ${company}`,
  title: 'Otrzymaliśmy Twoje zamówienie druku',
  thanks: 'Dziękujemy. Fakturę wyślemy e-mailem; teraz nic nie płacisz.',
  states: {
    in_production: {
      subject: (company) => `Twoje zamówienie druku dla firmy ${company} jest w produkcji`,
      title: 'Twoje wydruki są w produkcji',
      text: 'Produkcja już się rozpoczęła. Zamówienia nie można już anulować.',
    },
    shipped: {
      subject: (company) => `Twoje zamówienie druku dla firmy ${company} jest w drodze`,
      title: 'Twoje wydruki są w drodze',
      text: 'Twoje zamówienie zostało wysłane.',
    },
    delivered: {
      subject: (company) => `Twoje zamówienie druku dla firmy ${company} dotarło`,
      title: 'Twoje wydruki dotarły',
      text: 'Twoje zamówienie zostało dostarczone.',
    },
    cancelled: {
      subject: (company) => `Twoje zamówienie druku dla firmy ${company} zostało anulowane`,
      title: 'Twoje zamówienie druku zostało anulowane',
      text: 'Nic nie zostanie wydrukowane i nic nie płacisz.',
    },
  },
  facts: {
    item: 'Produkt',
    codeFor: 'Kod dla',
    codes: (count) => plural(count, { one: '# kod', few: '# kody', many: '# kodów', other: '# kodu' }),
    pieces: 'Sztuki',
    price: 'Cena',
    company: 'Firma',
    contact: 'Osoba kontaktowa',
    address: 'Adres',
    carrier: 'Przewoźnik',
    tracking: 'Numer przesyłki',
    note: 'Uwaga',
    reason: 'Powód',
  },
  forEach: (pieces) => `po ${number(pieces)} na kod`,
  spread,
  open: 'Zobacz swoje zamówienia',
  closing: (product) =>
    `Otrzymujesz ten e-mail, ponieważ Twój adres podano jako kontakt do faktury przy zamówieniu w serwisie ${product}.`,
}
