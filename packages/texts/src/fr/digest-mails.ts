import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { month, number, plural, pluralDecimal, range } = formats('fr')

const reviews = (count: number) => plural(count, { one: '# avis', other: '# avis' })

const average = (stars: number) => pluralDecimal(stars, { one: '# étoile', other: '# étoiles' })

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, stars) =>
      `${company} la semaine dernière : ${reviews(count)}, ${average(stars)}`,
    subjectNone: (company) => `${company} la semaine dernière : aucun nouvel avis`,
    title: (company) => `${company} la semaine dernière`,
    quiet: (company) => `Rien de nouveau pour ${company} la semaine dernière`,
    compared: (from, to) => `${range(from, to)}, par rapport à la semaine précédente`,
    stop: 'Arrêter ce récapitulatif hebdomadaire',
    closing: (company) =>
      `Vous recevez ce récapitulatif hebdomadaire parce que vous faites partie de l’équipe ${company}.`,
  },
  monthly: {
    subject: (company, at, count, stars) =>
      `${company} en ${month(at)} : ${reviews(count)}, ${average(stars)}`,
    subjectNone: (company, at) => `${company} en ${month(at)} : aucun nouvel avis`,
    title: (company, at) => `${company} en ${month(at)}`,
    quiet: (company, at) => `Rien de nouveau pour ${company} en ${month(at)}`,
    compared: (from, to) => `${range(from, to)}, par rapport au mois précédent`,
    stop: 'Arrêter ce récapitulatif mensuel',
    closing: (company) =>
      `Vous recevez ce récapitulatif mensuel parce que vous faites partie de l’équipe ${company}.`,
  },
  ending: {
    stop: (company) => `Arrêter le récapitulatif pour ${company} ?`,
    stopped: (company) => `Vous ne recevez plus le récapitulatif pour ${company}`,
    resumed: (company) => `Vous recevez de nouveau le récapitulatif pour ${company}`,
  },
  quietLine: (from, to) => `Aucun avis, aucun scan, aucune vue de page, ${range(from, to)}.`,
  paused:
    'C’était la quatrième fois de suite : ce récapitulatif est donc en pause. Vous pouvez le reprendre sur la page qu’ouvre le bouton, ou en choisissant une fréquence dans vos réglages de notifications.',
  resume: 'Reprendre ce récapitulatif',
  open: 'Ouvrir votre tableau de bord',
  settings: 'Modifier vos réglages de notifications',

  reviews: 'Avis',
  average: 'Moyenne',
  positive: 'Positifs',
  noChange: 'inchangé',
  points: (count, signed) => plural(count, { one: `${signed} point`, other: `${signed} points` }),
  figure: (name, value, change) => `${name} : ${value} (${change})`,

  perDay: 'Avis par jour',
  perDayList: (days) => `Avis par jour : ${days}`,
  sentiments: { positive: 'positifs', neutral: 'neutres', negative: 'négatifs' },

  funnel: 'Du scan à l’avis',
  steps: {
    scan: 'Scans de codes',
    view: 'Vues de la page',
    public: 'Clics vers Google',
    rating: 'Notes commencées',
    review: 'Avis',
  },

  good: 'Bons avis',
  bad: 'Mauvais avis',
  quote: (words) => `« ${words} »`,
  stars: (rating) => plural(rating, { one: '# étoile', other: '# étoiles' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'En attente de réponse',
  stillNew: (count, all) => `${number(count)} à traiter sur ${reviews(all)}`,
  inProgress: (count) => plural(count, { one: '# avis en cours', other: '# avis en cours' }),

  silent: 'Codes sans scan',
  silentCode: (name, scans) => `${name} : aucun scan, d’habitude ${number(scans)}`,
  moreSilent: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
}
