import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const notice: NoticeTexts = {
  title: 'Privacy',
  responsible: {
    title: 'Chi è il titolare',
    company: (company) => `${company} è titolare del trattamento dei dati che lei lascia qui.`,
    address: 'Può contattare l’azienda qui:',
    noAddress: 'Può rivolgersi all’azienda presso la sua sede.',
    operator: (operator, company) =>
      `${operator} gestisce questa pagina e conserva il feedback su incarico ricevuto da ${company}.`,
  },
  kept: {
    title: 'Che cosa viene conservato',
    feedback:
      'Le sue stelle, il suo testo, la data e l’ora, la lingua della pagina e, se ha inquadrato un codice QR, quale.',
    contact:
      'Il suo nome, il suo telefono e la sua e-mail, solo se li inserisce, perché l’azienda possa risponderle.',
  },
  readers: {
    title: 'Chi lo legge',
    text: (company) => `Il feedback privato è letto da chi lavora per ${company}. Non viene pubblicato.`,
    google: 'Se lascia una recensione pubblica, lo fa su Google, dove valgono le regole di Google.',
  },
  duration: {
    title: 'Per quanto tempo',
    contact: (months) =>
      plural(months, {
        one: 'Il suo nome, il suo telefono e la sua e-mail vengono eliminati dopo # mese.',
        other: 'Il suo nome, il suo telefono e la sua e-mail vengono eliminati dopo # mesi.',
      }),
    contactUnlimited:
      'Il suo nome, il suo telefono e la sua e-mail sono conservati finché lei o l’azienda non li elimina.',
    text: (months) =>
      plural(months, {
        one: 'Il suo testo viene eliminato dopo # mese.',
        other: 'Il suo testo viene eliminato dopo # mesi.',
      }),
    textUnlimited: 'Il suo testo è conservato finché lei o l’azienda non lo elimina.',
    numbers: 'Le stelle e il giorno restano nelle statistiche, senza alcun dato su di lei.',
  },
  rights: {
    title: 'I suoi diritti',
    receipt:
      'Dopo l’invio riceve un link privato. Con esso può leggere e ritirare il suo feedback in qualsiasi momento e modificarlo per 30 giorni.',
    company: (company) =>
      `Può anche chiedere quali dati ${company} ha su di lei e farli correggere o eliminare. Può inoltre presentare reclamo a un’autorità per la protezione dei dati.`,
  },
  tracking: {
    title: 'Nessun tracciamento',
    text: 'Queste pagine non usano cookie, non riconoscono nessuno e non caricano nulla da altre aziende. Ciò che scrive resta nel suo browser finché non viene inviato.',
  },
}
