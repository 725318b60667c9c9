import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} non mostra più le nuove recensioni per ${company}`,
    line: 'Non è stato possibile recapitare i messaggi a questa chat, perciò è stata disattivata. Gli avvisi per e-mail non cambiano.',
    name: 'Chat',
    reason: 'Motivo',
    open: 'Apri le integrazioni',
    closing: (company, product) =>
      `Ricevi questa e-mail perché puoi collegare chat per ${company} su ${product}.`,
  },
  webhook: {
    subject: (host, company) => `Il webhook verso ${host} è stato disattivato (${company})`,
    title: (host) => `Il webhook verso ${host} è stato disattivato`,
    gone: 'Ha risposto di non esistere più (410), perciò non riceve altri messaggi.',
    failing: 'Un messaggio non è stato recapitato per più di tre giorni, nonostante dieci tentativi.',
    task: 'Ciò che succede da adesso in poi non gli viene inviato. Appena funziona di nuovo, attivalo e invia di nuovo ciò che si trova nel suo registro.',
    company: 'Azienda',
    description: 'Descrizione',
    open: 'Apri il registro',
    closing: (company, product) => `Ricevi questa e-mail perché gestisci l’azienda ${company} su ${product}.`,
  },
  keys: {
    subject: (company) => `Chiavi API in scadenza per ${company}`,
    title: (count) =>
      plural(count, { one: 'Una chiave API sta per terminare', other: '# chiavi API stanno per terminare' }),
    why: (company) =>
      `Chi le ha create non fa più parte del team dell’azienda ${company}. Fino ad allora le chiavi continuano a funzionare, così nulla si interrompe all’improvviso.`,
    task: 'Perché una chiave resti valida, mantienila: da quel momento ne rispondi tu.',
    ends: 'Termina',
    key: 'Chiave API',
    open: 'Vedi le chiavi API',
    closing: 'Ricevi questa e-mail perché hai il ruolo di titolare.',
  },
}
