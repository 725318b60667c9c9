import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('nl')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} heeft op uw feedback geantwoord`,
    answer: (company) => `Antwoord aan ${company} via uw privépagina:`,
    wrote: (at, timeZone) => `Op ${day(at, timeZone)} schreef u:`,
    why: (company) =>
      `U ontvangt deze e-mail omdat u bij uw feedback aan ${company} uw adres hebt achtergelaten.`,
    end: (company) => `Geen e-mails meer van ${company}:`,
  },
  receipt: {
    link: 'Uw feedback lezen, wijzigen of intrekken:',
    why: (company) => `U ontvangt deze e-mail omdat u erom hebt gevraagd bij uw feedback aan ${company}.`,
  },
  secret: 'Geef de link niet door: wie hem heeft, kan uw feedback lezen en wijzigen.',
  unsubscribe: {
    stop: (company) => `E-mails van ${company} over uw feedback stopzetten?`,
    stopText: 'Dit geldt alleen voor deze e-mails, en u kunt het hier ongedaan maken.',
    unsubscribe: 'Afmelden',
    stopped: (company) => `U ontvangt geen e-mails van ${company} over uw feedback meer`,
    stoppedText: 'Alle andere e-mails blijven gewoon komen.',
    undo: 'Ongedaan maken',
    resumed: (company) => `U ontvangt weer e-mails van ${company} over uw feedback`,
    resumedText: 'Verder is er niets veranderd.',
    unknown: 'Deze link werkt niet meer',
    unknownText: 'U ontvangt deze e-mails niet meer, of de link is niet volledig.',
  },
}
