import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#nl/spread.ts'

const { number } = formats('nl')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Je drukwerkbestelling voor ${company}`,
  title: 'We hebben je drukwerkbestelling ontvangen',
  thanks: 'Bedankt. We sturen de factuur per e-mail; je hoeft nu niets te betalen.',
  states: {
    in_production: {
      subject: (company) => `Je drukwerkbestelling voor ${company} wordt gemaakt`,
      title: 'Je drukwerk wordt gemaakt',
      text: 'De productie is begonnen. De bestelling kan niet meer worden geannuleerd.',
    },
    shipped: {
      subject: (company) => `Je drukwerkbestelling voor ${company} is onderweg`,
      title: 'Je drukwerk is onderweg',
      text: 'Je bestelling is verzonden.',
    },
    delivered: {
      subject: (company) => `Je drukwerkbestelling voor ${company} is aangekomen`,
      title: 'Je drukwerk is aangekomen',
      text: 'Je bestelling is bezorgd.',
    },
    cancelled: {
      subject: (company) => `Je drukwerkbestelling voor ${company} is geannuleerd`,
      title: 'Je drukwerkbestelling is geannuleerd',
      text: 'Er wordt niets gedrukt en je hoeft niets te betalen.',
    },
  },
  facts: {
    item: 'Artikel',
    codeFor: 'Code voor',
    codes: (count) => `${number(count)} codes`,
    pieces: 'Aantal',
    price: 'Prijs',
    company: 'Bedrijf',
    contact: 'Contactpersoon',
    address: 'Adres',
    carrier: 'Vervoerder',
    tracking: 'Track-and-tracenummer',
    note: 'Opmerking',
    reason: 'Reden',
  },
  forEach: (pieces) => `${number(pieces)} per code`,
  spread,
  open: 'Bestellingen bekijken',
  closing: (product) =>
    `Je ontvangt deze e-mail omdat je adres is opgegeven als factuurcontact voor een bestelling bij ${product}.`,
}
