import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Einladung zu ${company} bei ${product}`,
    subjectNew: (company, product) => `Passwort für ${company} bei ${product} festlegen`,
    title: (company) => `Sie sind zu ${company} eingeladen`,
    why: (company) => `Sie sind ins Team von ${company} eingeladen, um zu sehen, was die Kunden sagen.`,
    whyBy: (company, inviter) =>
      `${inviter} lädt Sie ins Team von ${company} ein, um zu sehen, was die Kunden sagen.`,
    answer: 'Über den Link nehmen Sie an oder lehnen ab. Er funktioniert einmal, innerhalb von 24 Stunden.',
    setUp: 'Wählen Sie zum Start ein Passwort. Der Link funktioniert einmal, innerhalb von 24 Stunden.',
    role: 'Ihre Rolle',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Einladung öffnen',
    setUpPassword: 'Passwort festlegen',
    closing: 'Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  view: {
    startedSubject: (company, product) => `${product} sieht sich das Dashboard von ${company} an`,
    startedTitle: (product) => `${product} sieht sich Ihr Dashboard an`,
    started: (company, product, minutes) =>
      `Eine Person vom Betreiber ${product} hat das Dashboard von ${company} für bis zu ${number(minutes)} Minuten geöffnet.`,
    limits: 'Diese Person kann es lesen, aber nichts ändern, und sieht die Kontaktdaten Ihrer Kunden nicht.',
    endedSubject: (company, product) => `${product} sieht sich das Dashboard von ${company} nicht mehr an`,
    endedTitle: (product) => `${product} sieht sich Ihr Dashboard nicht mehr an`,
    ended: (company, product) => `Der Betreiber ${product} hat das Dashboard von ${company} verlassen.`,
    reason: 'Grund',
    startedAt: 'Begonnen',
    endsBy: 'Endet spätestens',
    endedAt: 'Beendet',
    open: 'Dashboard öffnen',
    closing: 'Sie erhalten diese E-Mail als Inhaber. Inhaber können diese E-Mails im Dashboard ausschalten.',
  },
}
