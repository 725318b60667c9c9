import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('it')

export const receipt: ReceiptTexts = {
  title: (company) => `Il suo feedback per ${company}`,
  sent: (at, timeZone) => `Inviato in data ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Modificato in data ${day(at, timeZone)}`,
  noContact: 'Non sono conservati recapiti.',
  changeTitle: 'Modifica il suo feedback',
  // Not “fino al”, which would have to be “fino all’” before 8 and 11.
  until: (at, timeZone) => `Ultimo giorno per modificare il suo feedback: ${day(at, timeZone)}.`,
  settled: 'Questo feedback non può più essere modificato. Può ancora ritirarlo o eliminare i suoi recapiti.',
  save: 'Salva modifiche',
  saved: (company) =>
    `Le sue modifiche sono state salvate. ${company} vede la nuova versione e anche ciò che aveva scritto prima.`,
  changedElsewhere:
    'Nel frattempo il suo feedback è stato modificato altrove, perciò questo testo non è stato salvato. Sopra trova ciò che è salvato, sotto ciò che ha appena scritto.',
  failed: 'Non è ancora stato modificato nulla. Riprovi.',
  removeContact: {
    title: 'Elimina i recapiti',
    text: (company) =>
      `Il suo nome, il suo telefono e la sua e-mail saranno eliminati. ${company} potrà risponderle solo su questa pagina. Il suo feedback resta.`,
    submit: 'Elimina recapiti',
    done: 'I suoi recapiti sono stati eliminati.',
  },
  withdraw: {
    title: 'Ritira il suo feedback',
    text: 'Il suo testo e i suoi recapiti saranno eliminati per sempre. Solo le stelle e il giorno restano nelle statistiche.',
    confirm: 'Sì, elimina il mio feedback',
    submit: 'Ritira feedback',
    unconfirmed: 'Confermi di voler ritirare il suo feedback.',
    done: 'Il suo feedback è stato ritirato',
    doneText: 'Il suo testo e i suoi recapiti sono stati eliminati. Questo link non funziona più.',
  },
  conversation: {
    time,
    you: 'Lei',
    noAnswer: (company) => `${company} non ha ancora risposto.`,
    sent: (company) => `La sua risposta per ${company} è stata inviata.`,
    answer: 'La sua risposta',
    placeholder: 'Scriva la sua risposta…',
    send: 'Invia risposta',
    failed: 'La sua risposta non è ancora stata inviata. Riprovi.',
    invalid: {
      blank: 'Scriva una risposta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Usi al massimo # carattere',
          other: 'Usi al massimo # caratteri',
        }),
    },
  },
  private:
    'Tenga per sé l’indirizzo di questa pagina: chiunque lo abbia può leggere e modificare il suo feedback.',
  answersOnly: (company) =>
    `Con questo link può leggere e rispondere, ma non modificare o ritirare il feedback, perché l’indirizzo e-mail è stato inserito da ${company}. Lo tenga per sé.`,
  ended: {
    title: 'Questo link non è più valido',
    text: 'Verifichi che l’indirizzo sia completo. Un link smette di funzionare quando il feedback viene ritirato o eliminato.',
  },
}
