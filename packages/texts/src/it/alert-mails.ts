import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('it')

export const alertMails: AlertMailTexts = {
  stars: (rating) => plural(rating, { one: '# stella su 5', other: '# stelle su 5' }),
  newReview: (company, rating) =>
    plural(rating, {
      one: `Nuova recensione per ${company}: ${number(rating)} stella su 5`,
      other: `Nuova recensione per ${company}: ${number(rating)} stelle su 5`,
    }),
  newReviews: (company, count) => `${number(count)} nuove recensioni per ${company}`,
  assigned: (company) => `Una recensione per ${company} è stata assegnata a te`,
  assignedSeveral: (company, count) => `${number(count)} recensioni per ${company} sono state assegnate a te`,
  mentioned: (company) => `Una nota su una recensione per ${company} ti menziona`,
  answered: (company) => `Un cliente ha risposto: ${company}`,
  more: (shown, more) =>
    plural(more, {
      one: `Ecco le prime ${number(shown)}; # altra è nella tua dashboard.`,
      other: `Ecco le prime ${number(shown)}; altre # sono nella tua dashboard.`,
    }),
  note: 'Nota',
  noteBy: (name) => `Nota di ${name}`,
  reply: 'La risposta del cliente',
  facts: {
    received: 'Ricevuta',
    location: 'Sede',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
  },
  open: 'Apri la recensione',
  openThis: 'Apri questa recensione',
  openAll: 'Apri tutte le recensioni',
  settings: 'Modifica le impostazioni delle notifiche',
  unsubscribe: 'Non ricevere più questi avvisi',
  ending: {
    stop: (company) => `Non ricevere più avvisi su ${company}?`,
    stopped: (company) => `Non ricevi più avvisi su ${company}`,
    resumed: (company) => `Ricevi di nuovo avvisi su ${company}`,
  },
  closing: (company, product) =>
    `Ricevi questa e-mail perché fai parte del team dell’azienda ${company} su ${product}.`,
  test: {
    title: (company) => `Questo è un avviso di prova per ${company}`,
    lines: [
      'Nessun cliente ha scritto: hai chiesto questa e-mail nella dashboard e la ricevi solo tu.',
      'Gli avvisi sulle nuove recensioni arrivano a questo indirizzo, secondo le tue impostazioni.',
    ],
    settings: 'Apri le impostazioni delle notifiche',
    push: 'Gli avvisi appaiono così, senza le parole del cliente.',
  },
  pushSeveral: 'Apri la dashboard per leggerle.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
