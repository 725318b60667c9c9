import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Ihre Druckbestellung für ${company}`,
  title: 'Wir haben Ihre Druckbestellung erhalten',
  thanks: 'Vielen Dank. Die Rechnung kommt per E-Mail; jetzt ist nichts zu zahlen.',
  facts: {
    item: 'Artikel',
    codeFor: 'QR-Code für',
    codes: (count) => `${number(count)} QR-Codes`,
    pieces: 'Stück',
    price: 'Preis',
    company: 'Unternehmen',
    contact: 'Kontakt',
    address: 'Anschrift',
  },
  andMore: (names, count) => `${names} und ${number(count)} weitere`,
  forEach: (pieces) => `${number(pieces)} pro QR-Code`,
  spread: ({ more, first, fewer, others }) => {
    const most = plural(first, {
      one: `${number(more)} für den ersten`,
      other: `je ${number(more)} für die ersten #`,
    })
    const rest = plural(others, {
      one: `${number(fewer)} für den letzten`,
      other: `je ${number(fewer)} für die anderen #`,
    })
    return `${most}, ${rest}`
  },
  open: 'Bestellungen ansehen',
  closing: (product) =>
    `Sie erhalten diese E-Mail, weil Ihre Adresse bei einer Bestellung bei ${product} als Kontakt für die Rechnung angegeben wurde.`,
}
