import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('sv')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svarat på din feedback`,
    answer: (company) => `Svara ${company} på din privata sida:`,
    wrote: (at, timeZone) => `Den ${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du får det här mejlet eftersom du lämnade din adress när du gav feedback till ${company}.`,
    end: (company) => `Inga fler mejl från ${company}:`,
  },
  receipt: {
    link: 'Läs, ändra eller dra tillbaka din feedback:',
    why: (company) => `Du får det här mejlet eftersom du bad om det när du gav feedback till ${company}.`,
  },
  secret: 'Dela inte länken: den som har den kan läsa och ändra din feedback.',
  unsubscribe: {
    stop: (company) => `Vill du sluta få mejl från ${company} om din feedback?`,
    stopText: 'Det gäller bara de här mejlen, och du kan ångra dig här.',
    unsubscribe: 'Avregistrera dig',
    stopped: (company) => `Du får inte längre mejl från ${company} om din feedback`,
    stoppedText: 'Alla andra mejl kommer som förut.',
    undo: 'Ångra',
    resumed: (company) => `Du får åter mejl från ${company} om din feedback`,
    resumedText: 'Inget annat har ändrats.',
    unknown: 'Länken fungerar inte längre',
    unknownText: 'Du får inte längre de här mejlen, eller så är länken ofullständig.',
  },
}
