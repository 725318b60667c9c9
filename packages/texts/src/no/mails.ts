import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('no')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svart på tilbakemeldingen din`,
    answer: (company) => `Svar ${company} på din private side:`,
    wrote: (at, timeZone) => `${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du får denne e-posten fordi du la igjen adressen din sammen med tilbakemeldingen til ${company}.`,
    end: (company) => `Ingen flere e-poster fra ${company}:`,
  },
  receipt: {
    link: 'Les, endre eller trekk tilbakemeldingen:',
    why: (company) => `Du får denne e-posten fordi du ba om den da du ga tilbakemelding til ${company}.`,
  },
  secret: 'Ikke del lenken: Alle som har den, kan lese og endre tilbakemeldingen din.',
  unsubscribe: {
    stop: (company) => `Stoppe e-poster fra ${company} om tilbakemeldingen din?`,
    stopText: 'Dette gjelder bare disse e-postene, og du kan angre her.',
    unsubscribe: 'Meld deg av',
    stopped: (company) => `Du får ikke lenger e-poster fra ${company} om tilbakemeldingen din`,
    stoppedText: 'Alle andre e-poster kommer som før.',
    undo: 'Angre',
    resumed: (company) => `Du får igjen e-poster fra ${company} om tilbakemeldingen din`,
    resumedText: 'Ingenting annet er endret.',
    unknown: 'Denne lenken virker ikke lenger',
    unknownText: 'Du får ikke lenger disse e-postene, eller lenken er ufullstendig.',
  },
}
