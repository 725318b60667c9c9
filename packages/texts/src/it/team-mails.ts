import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('it')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Invito per ${company} su ${product}`,
    subjectNew: (company, product) => `Imposta la password per ${company} su ${product}`,
    title: (company) => `Hai ricevuto un invito per ${company}`,
    why: (company) =>
      `Hai ricevuto un invito a far parte del team dell’azienda ${company}, per vedere che cosa dicono i suoi clienti.`,
    whyBy: (company, inviter) =>
      `${inviter} ti invita a far parte del team dell’azienda ${company}, per vedere che cosa dicono i suoi clienti.`,
    answer: 'Apri il link per accettare o rifiutare. Funziona una sola volta, entro 24 ore.',
    setUp: 'Per iniziare, scegli una password. Il link funziona una sola volta, entro 24 ore.',
    role: 'Il tuo ruolo',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Apri l’invito',
    setUpPassword: 'Imposta la password',
    closing: 'Se non aspettavi questo invito, puoi ignorare questa e-mail.',
  },
  view: {
    startedSubject: (company, product) => `${product} sta visualizzando la dashboard: ${company}`,
    startedTitle: (product) => `${product} sta visualizzando la tua dashboard`,
    started: (company, product, minutes) =>
      plural(minutes, {
        one: `Un operatore ${product} ha aperto la dashboard dell’azienda ${company} per al massimo ${number(minutes)} minuto.`,
        other: `Un operatore ${product} ha aperto la dashboard dell’azienda ${company} per al massimo ${number(minutes)} minuti.`,
      }),
    limits: 'Può leggerla, ma non modificare nulla, e non vede i recapiti dei tuoi clienti.',
    endedSubject: (company, product) => `${product} non visualizza più la dashboard: ${company}`,
    endedTitle: (product) => `${product} non visualizza più la tua dashboard`,
    ended: (company, product) => `L’operatore ${product} ha chiuso la dashboard dell’azienda ${company}.`,
    reason: 'Motivo',
    startedAt: 'Inizio',
    endsBy: 'Fine entro',
    endedAt: 'Fine',
    open: 'Apri la dashboard',
    closing:
      'Ricevi questa e-mail perché hai il ruolo di titolare. I titolari possono disattivare queste e-mail nella dashboard.',
  },
}
