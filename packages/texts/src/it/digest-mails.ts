import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('it')

const reviews = (count: number) => plural(count, { one: '# recensione', other: '# recensioni' })

// “In” before months: “a” would be “ad” before some of them.

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company} la settimana scorsa: ${reviews(count)}, ${decimal(average)} stelle`,
    subjectNone: (company, _month) => `${company} la settimana scorsa: nessuna nuova recensione`,
    title: (company, _month) => `${company} la settimana scorsa`,
    quiet: (company, _month) => `Nessuna novità per ${company} la settimana scorsa`,
    compared: (from, to) => `${range(from, to)}, rispetto alla settimana precedente`,
    stop: 'Non ricevere più questo riepilogo settimanale',
    closing: (company) =>
      `Ricevi questo riepilogo settimanale perché fai parte del team dell’azienda ${company}.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company} in ${month(at)}: ${reviews(count)}, ${decimal(average)} stelle`,
    subjectNone: (company, at) => `${company} in ${month(at)}: nessuna nuova recensione`,
    title: (company, at) => `${company} in ${month(at)}`,
    quiet: (company, at) => `Nessuna novità per ${company} in ${month(at)}`,
    compared: (from, to) => `${range(from, to)}, rispetto al mese precedente`,
    stop: 'Non ricevere più questo riepilogo mensile',
    closing: (company) =>
      `Ricevi questo riepilogo mensile perché fai parte del team dell’azienda ${company}.`,
  },
  quietLine: (from, to) => `Nessuna recensione, scansione o visita alla pagina (${range(from, to)}).`,
  paused:
    'È la quarta volta di seguito, perciò questo riepilogo ora è in pausa. Riprendilo nella pagina che il pulsante apre, oppure scegliendo una frequenza nelle impostazioni delle notifiche.',
  resume: 'Riprendi il riepilogo',
  open: 'Apri la dashboard',
  settings: 'Modifica le impostazioni delle notifiche',
  ending: {
    stop: (company) => `Non ricevere più il riepilogo per ${company}?`,
    stopped: (company) => `Non ricevi più il riepilogo per ${company}`,
    resumed: (company) => `Ricevi di nuovo il riepilogo per ${company}`,
  },

  reviews: 'Recensioni',
  average: 'Media',
  positive: 'Positive',
  noChange: 'nessuna variazione',
  points: (count, signed) => plural(count, { one: `${signed} punto`, other: `${signed} punti` }),
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Recensioni al giorno',
  perDayList: (days) => `Recensioni al giorno: ${days}`,
  sentiments: { positive: 'positive', neutral: 'neutre', negative: 'negative' },

  funnel: 'Dalla scansione alla recensione',
  steps: {
    scan: 'Scansioni dei codici',
    view: 'Visite alla pagina',
    public: 'Clic su Google',
    rating: 'Valutazioni iniziate',
    review: 'Recensioni',
  },

  good: 'Recensioni positive',
  bad: 'Recensioni negative',
  quote: (words) => `“${words}”`,
  stars: (rating) => plural(rating, { one: '# stella', other: '# stelle' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'In attesa di risposta',
  stillNew: (count, all) => `${number(count)} su ${reviews(all)} ancora da gestire`,
  inProgress: (count) => plural(count, { one: '# recensione in corso', other: '# recensioni in corso' }),

  silent: 'Codici senza scansioni',
  silentCode: (name, scans) => `${name}: nessuna scansione; di solito ${number(scans)}`,
  moreSilent: (count) => plural(count, { one: 'e un altro', other: 'e altri #' }),
}
