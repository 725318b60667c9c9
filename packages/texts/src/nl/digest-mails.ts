import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('nl')

const reviews = (count: number) => plural(count, { one: '# review', other: '# reviews' })

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company} vorige week: ${reviews(count)}, ${decimal(average)} sterren`,
    subjectNone: (company, _month) => `${company} vorige week: geen nieuwe reviews`,
    title: (company, _month) => `${company} vorige week`,
    quiet: (company, _month) => `Niets nieuws bij ${company} vorige week`,
    compared: (from, to) => `${range(from, to)}, vergeleken met de week ervoor`,
    stop: 'Deze wekelijkse samenvatting stopzetten',
    closing: (company) => `Je ontvangt deze wekelijkse samenvatting als lid van ${company}.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company} in ${month(at)}: ${reviews(count)}, ${decimal(average)} sterren`,
    subjectNone: (company, at) => `${company} in ${month(at)}: geen nieuwe reviews`,
    title: (company, at) => `${company} in ${month(at)}`,
    quiet: (company, at) => `Niets nieuws bij ${company} in ${month(at)}`,
    compared: (from, to) => `${range(from, to)}, vergeleken met de maand ervoor`,
    stop: 'Deze maandelijkse samenvatting stopzetten',
    closing: (company) => `Je ontvangt deze maandelijkse samenvatting als lid van ${company}.`,
  },
  quietLine: (from, to) => `Geen reviews, scans of paginaweergaven, ${range(from, to)}.`,
  paused:
    'Dit was de vierde keer op rij, dus deze samenvatting is nu gepauzeerd. Hervat de samenvatting op de pagina die de knop opent, of kies een interval in je notificatie-instellingen.',
  resume: 'Samenvatting hervatten',
  open: 'Dashboard openen',
  settings: 'Notificatie-instellingen wijzigen',
  ending: {
    stop: (company) => `De samenvatting van ${company} stopzetten?`,
    stopped: (company) => `Je krijgt de samenvatting van ${company} niet meer`,
    resumed: (company) => `Je krijgt de samenvatting van ${company} weer`,
  },

  reviews: 'Reviews',
  average: 'Gemiddelde',
  positive: 'Positief',
  noChange: 'geen verschil',
  points: (count, signed) => plural(count, { one: `${signed} punt`, other: `${signed} punten` }),
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Reviews per dag',
  perDayList: (days) => `Reviews per dag: ${days}`,
  sentiments: { positive: 'positief', neutral: 'neutraal', negative: 'negatief' },

  funnel: 'Van scan tot review',
  steps: {
    scan: 'Scans van codes',
    view: 'Paginaweergaven',
    public: 'Kliks naar Google',
    rating: 'Begonnen beoordelingen',
    review: 'Reviews',
  },

  good: 'Goede reviews',
  bad: 'Slechte reviews',
  quote: (words) => `“${words}”`,
  stars: (rating) => plural(rating, { one: '# ster', other: '# sterren' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'Wacht op antwoord',
  stillNew: (count, all) => `${number(count)} van ${reviews(all)} nog nieuw`,
  inProgress: (count) => plural(count, { one: '# review in behandeling', other: '# reviews in behandeling' }),

  silent: 'Codes zonder scan',
  silentCode: (name, scans) => `${name}: geen scan; normaal ${number(scans)}`,
  moreSilent: (count) => `en nog ${number(count)}`,
}
