import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('it')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} ha risposto al suo feedback`,
    answer: (company) => `Scriva la sua risposta per ${company} sulla sua pagina privata:`,
    // Not “Il”, which would have to be “L’” before 8 and 11.
    wrote: (at, timeZone) => `In data ${day(at, timeZone)} ha scritto:`,
    why: (company) =>
      `Riceve questa e-mail perché ha lasciato il suo indirizzo insieme al feedback per ${company}.`,
    end: (company) => `Non ricevere più e-mail da ${company}:`,
  },
  receipt: {
    link: 'Per leggere, modificare o ritirare il suo feedback:',
    why: (company) =>
      `Riceve questa e-mail perché l’ha richiesta quando ha lasciato il feedback per ${company}.`,
  },
  secret: 'Non condivida il link: chiunque lo abbia può leggere e modificare il suo feedback.',
  unsubscribe: {
    stop: (company) => `Non ricevere più e-mail da ${company} sul suo feedback?`,
    stopText: 'Riguarda solo queste e-mail, e può ripristinarle qui.',
    unsubscribe: 'Annulla iscrizione',
    stopped: (company) => `${company} non le invia più e-mail sul suo feedback`,
    stoppedText: 'Tutte le altre e-mail continuano come prima.',
    undo: 'Ripristina',
    resumed: (company) => `${company} le invia di nuovo e-mail sul suo feedback`,
    resumedText: 'Nient’altro è cambiato.',
    unknown: 'Questo link non funziona più',
    unknownText: 'Non riceve più queste e-mail oppure il link è incompleto.',
  },
}
