import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#it/spread.ts'

const { number } = formats('it')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Il tuo ordine di stampa per ${company}`,
  title: 'Abbiamo ricevuto il tuo ordine di stampa',
  thanks: 'Grazie. Riceverai la fattura per e-mail; non c’è nulla da pagare ora.',
  states: {
    in_production: {
      subject: (company) => `Il tuo ordine di stampa per ${company} è in produzione`,
      title: 'Le tue stampe sono in produzione',
      text: 'La produzione è iniziata. L’ordine non può più essere annullato.',
    },
    shipped: {
      subject: (company) => `Il tuo ordine di stampa per ${company} è in viaggio`,
      title: 'Le tue stampe sono in viaggio',
      text: 'Il tuo ordine è stato spedito.',
    },
    delivered: {
      subject: (company) => `Il tuo ordine di stampa per ${company} è arrivato`,
      title: 'Le tue stampe sono arrivate',
      text: 'Il tuo ordine è stato consegnato.',
    },
    cancelled: {
      subject: (company) => `Il tuo ordine di stampa per ${company} è stato annullato`,
      title: 'Il tuo ordine di stampa è stato annullato',
      text: 'Non verrà stampato nulla e non c’è nulla da pagare.',
    },
  },
  facts: {
    item: 'Articolo',
    codeFor: 'Codice per',
    codes: (count) => `${number(count)} codici`,
    pieces: 'Pezzi',
    price: 'Prezzo',
    company: 'Azienda',
    contact: 'Referente',
    address: 'Indirizzo',
    carrier: 'Corriere',
    tracking: 'Numero di tracciamento',
    note: 'Nota',
    reason: 'Motivo',
  },
  forEach: (pieces) => `${number(pieces)} per ciascuno`,
  spread,
  open: 'Vedi i tuoi ordini',
  closing: (product) =>
    `Ricevi questa e-mail perché il tuo indirizzo è stato indicato come referente per la fatturazione di un ordine su ${product}.`,
}
