import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('ro')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} a răspuns la feedbackul dvs.`,
    answer: (company) => `Răspundeți firmei ${company} pe pagina dvs. privată:`,
    wrote: (at, timeZone) => `Pe ${day(at, timeZone)} ați scris:`,
    why: (company) =>
      `Primiți acest e-mail deoarece v-ați lăsat adresa împreună cu feedbackul pentru ${company}.`,
    end: (company) => `Nu mai doresc e-mailuri de la ${company}:`,
  },
  receipt: {
    link: 'Citiți, modificați sau retrageți feedbackul:',
    why: (company) =>
      `Primiți acest e-mail deoarece l-ați cerut când ați trimis feedbackul pentru ${company}.`,
  },
  secret: 'Vă rugăm să nu dați linkul mai departe: oricine îl are poate citi și modifica feedbackul dvs.',
  unsubscribe: {
    stop: (company) => `Opriți e-mailurile de la ${company} despre feedbackul dvs.?`,
    stopText: 'Se opresc doar aceste e-mailuri și puteți reveni asupra deciziei aici.',
    unsubscribe: 'Dezabonați-vă',
    stopped: (company) => `Nu mai primiți e-mailuri de la ${company} despre feedbackul dvs.`,
    stoppedText: 'Toate celelalte e-mailuri continuă ca înainte.',
    undo: 'Anulați',
    resumed: (company) => `Primiți din nou e-mailuri de la ${company} despre feedbackul dvs.`,
    resumedText: 'Nimic altceva nu s-a schimbat.',
    unknown: 'Acest link nu mai funcționează',
    unknownText: 'Nu mai primiți aceste e-mailuri sau linkul este incomplet.',
  },
}
