import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `${number(rating)} von 5 Sternen`,
  newReview: (company, rating) => `Neue Bewertung für ${company}: ${number(rating)} von 5 Sternen`,
  newReviews: (company, count) => `${number(count)} neue Bewertungen für ${company}`,
  assigned: (company) => `Ihnen wurde eine Bewertung für ${company} zugewiesen`,
  assignedSeveral: (company, count) => `Ihnen wurden ${number(count)} Bewertungen für ${company} zugewiesen`,
  mentioned: (company) => `Sie wurden in einer Notiz zu einer Bewertung für ${company} erwähnt`,
  answered: (company) => `Ein Kunde hat ${company} geantwortet`,
  more: (shown, more) =>
    plural(more, {
      one: `Hier sind die ersten ${number(shown)}, # weitere finden Sie in Ihrem Dashboard.`,
      other: `Hier sind die ersten ${number(shown)}, # weitere finden Sie in Ihrem Dashboard.`,
    }),
  note: 'Notiz',
  noteBy: (name) => `Notiz von ${name}`,
  reply: 'Die Antwort des Kunden',
  facts: {
    received: 'Eingegangen',
    location: 'Standort',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  open: 'Bewertung öffnen',
  openThis: 'Diese Bewertung öffnen',
  openAll: 'Alle Bewertungen öffnen',
  settings: 'Benachrichtigungen einstellen',
  unsubscribe: 'Diese Hinweise abbestellen',
  closing: (company, product) => `Sie erhalten diese E-Mail als Mitglied von ${company} bei ${product}.`,
  test: {
    title: (company) => `Dies ist ein Testhinweis für ${company}`,
    lines: [
      'Kein Kunde hat geschrieben: Sie haben diese E-Mail im Dashboard angefordert, und nur Sie erhalten sie.',
      'Hinweise zu neuen Bewertungen kommen an dieser Adresse an, wie in Ihren Einstellungen festgelegt.',
    ],
    settings: 'Benachrichtigungen einstellen',
    push: 'So erscheinen Hinweise, ohne den Text des Kunden.',
  },
  pushSeveral: 'Öffnen Sie Ihren Posteingang, um sie zu lesen.',
  pushOne: (stars, location) => `${stars} · ${location}`,
  ending: {
    stop: (company) => `Hinweise zu ${company} beenden?`,
    stopped: (company) => `Sie erhalten keine Hinweise zu ${company} mehr`,
    resumed: (company) => `Sie erhalten wieder Hinweise zu ${company}`,
  },
}
