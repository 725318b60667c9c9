import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('da')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svaret på din feedback`,
    answer: (company) => `Svar ${company} på din private side:`,
    wrote: (at, timeZone) => `Den ${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du modtager denne e-mail, fordi du oplyste din adresse sammen med din feedback til ${company}.`,
    end: (company) => `Ingen flere e-mails fra ${company}:`,
  },
  receipt: {
    link: 'Her kan du læse, ændre eller trække din feedback tilbage:',
    why: (company) => `Du modtager denne e-mail, fordi du bad om den, da du gav feedback til ${company}.`,
  },
  secret: 'Del ikke linket: Alle, der har det, kan læse og ændre din feedback.',
  unsubscribe: {
    stop: (company) => `Stop e-mails fra ${company} om din feedback?`,
    stopText: 'Det gælder kun disse e-mails, og du kan fortryde her.',
    unsubscribe: 'Afmeld',
    stopped: (company) => `Du får ikke længere e-mails fra ${company} om din feedback`,
    stoppedText: 'Alle andre e-mails fortsætter som før.',
    undo: 'Fortryd',
    resumed: (company) => `Du får igen e-mails fra ${company} om din feedback`,
    resumedText: 'Intet andet er ændret.',
    unknown: 'Dette link virker ikke længere',
    unknownText: 'Du får ikke længere disse e-mails, eller linket er ufuldstændigt.',
  },
}
