import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('nl')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `${number(rating)} van 5 sterren`,
  newReview: (company, rating) => `Nieuwe review voor ${company}: ${number(rating)} van 5 sterren`,
  newReviews: (company, count) => `${number(count)} nieuwe reviews voor ${company}`,
  assigned: (company) => `Een review voor ${company} is aan jou toegewezen`,
  assignedSeveral: (company, count) => `${number(count)} reviews voor ${company} zijn aan jou toegewezen`,
  mentioned: (company) => `Je bent genoemd in een notitie bij een review voor ${company}`,
  answered: (company) => `Een klant van ${company} heeft gereageerd`,
  more: (shown, more) =>
    plural(more, {
      one: `Dit zijn de eerste ${number(shown)}; op je dashboard staat er nog #.`,
      other: `Dit zijn de eerste ${number(shown)}; op je dashboard staan er nog #.`,
    }),
  note: 'Notitie',
  noteBy: (name) => `Notitie van ${name}`,
  reply: 'De reactie van de klant',
  facts: {
    received: 'Ontvangen',
    location: 'Vestiging',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
  },
  open: 'Review openen',
  openThis: 'Deze review openen',
  openAll: 'Alle reviews openen',
  settings: 'Notificatie-instellingen wijzigen',
  unsubscribe: 'Afmelden voor deze meldingen',
  ending: {
    stop: (company) => `Meldingen over ${company} stopzetten?`,
    stopped: (company) => `Je krijgt geen meldingen over ${company} meer`,
    resumed: (company) => `Je krijgt weer meldingen over ${company}`,
  },
  closing: (company, product) => `Je ontvangt deze e-mail als lid van ${company} op ${product}.`,
  test: {
    title: (company) => `Dit is een testmelding voor ${company}`,
    lines: [
      'Er heeft geen klant geschreven: je hebt op het dashboard om deze e-mail gevraagd, en alleen jij krijgt hem.',
      'Meldingen over nieuwe reviews komen op dit adres aan, zoals je hebt ingesteld.',
    ],
    settings: 'Notificatie-instellingen openen',
    push: 'Zo zien meldingen eruit, zonder de woorden van de klant.',
  },
  pushSeveral: 'Open je inbox om ze te lezen.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
