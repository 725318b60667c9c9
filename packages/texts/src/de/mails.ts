import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('de')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} hat auf Ihr Feedback geantwortet`,
    answer: (company) => `Antworten Sie ${company} auf Ihrer privaten Seite:`,
    wrote: (at, timeZone) => `Am ${day(at, timeZone)} schrieben Sie:`,
    why: (company) =>
      `Sie erhalten diese E-Mail, weil Sie mit Ihrem Feedback an ${company} Ihre Adresse hinterlassen haben.`,
    end: (company) => `Keine E-Mails mehr von ${company}:`,
  },
  receipt: {
    link: 'Feedback lesen, ändern oder zurückziehen:',
    why: (company) =>
      `Sie erhalten diese E-Mail, weil Sie sie bei Ihrem Feedback an ${company} angefordert haben.`,
  },
  secret: 'Bitte geben Sie den Link nicht weiter: Wer ihn hat, kann Ihr Feedback lesen und ändern.',
  unsubscribe: {
    stop: (company) => `E-Mails von ${company} zu Ihrem Feedback abbestellen?`,
    stopText: 'Das betrifft nur diese E-Mails, und Sie können es hier rückgängig machen.',
    unsubscribe: 'Abbestellen',
    stopped: (company) => `Sie erhalten keine E-Mails von ${company} zu Ihrem Feedback mehr`,
    stoppedText: 'Alle anderen E-Mails kommen weiter wie bisher.',
    undo: 'Rückgängig machen',
    resumed: (company) => `Sie erhalten wieder E-Mails von ${company} zu Ihrem Feedback`,
    resumedText: 'Sonst hat sich nichts geändert.',
    unknown: 'Dieser Link funktioniert nicht mehr',
    unknownText: 'Sie erhalten diese E-Mails nicht mehr, oder der Link ist unvollständig.',
  },
}
