import { spread } from '#de/spread.ts'
import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Ihre Druckbestellung für ${company}`,
  title: 'Wir haben Ihre Druckbestellung erhalten',
  thanks: 'Vielen Dank. Die Rechnung kommt per E-Mail; jetzt ist nichts zu zahlen.',
  states: {
    in_production: {
      subject: (company) => `Ihre Druckbestellung für ${company} wird hergestellt`,
      title: 'Ihre Drucksachen werden hergestellt',
      text: 'Die Herstellung hat begonnen. Die Bestellung kann nicht mehr storniert werden.',
    },
    shipped: {
      subject: (company) => `Ihre Druckbestellung für ${company} ist unterwegs`,
      title: 'Ihre Drucksachen sind unterwegs',
      text: 'Ihre Bestellung wurde verschickt.',
    },
    delivered: {
      subject: (company) => `Ihre Druckbestellung für ${company} ist angekommen`,
      title: 'Ihre Drucksachen sind angekommen',
      text: 'Ihre Bestellung wurde zugestellt.',
    },
    cancelled: {
      subject: (company) => `Ihre Druckbestellung für ${company} wurde storniert`,
      title: 'Ihre Druckbestellung wurde storniert',
      text: 'Es wird nichts gedruckt, und es ist nichts zu zahlen.',
    },
  },
  facts: {
    item: 'Artikel',
    codeFor: 'QR-Code für',
    codes: (count) => `${number(count)} QR-Codes`,
    pieces: 'Stück',
    price: 'Preis',
    company: 'Unternehmen',
    contact: 'Kontakt',
    address: 'Anschrift',
    carrier: 'Versand durch',
    tracking: 'Sendungsnummer',
    note: 'Anmerkung',
    reason: 'Grund',
  },
  forEach: (pieces) => `${number(pieces)} pro QR-Code`,
  spread,
  open: 'Bestellungen ansehen',
  closing: (product) =>
    `Sie erhalten diese E-Mail, weil Ihre Adresse bei einer Bestellung bei ${product} als Kontakt für die Rechnung angegeben wurde.`,
}
