import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('de')

const reviews = (count: number) => plural(count, { one: '# Bewertung', other: '# Bewertungen' })

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company} letzte Woche: ${reviews(count)}, ${decimal(average)} Sterne`,
    subjectNone: (company) => `${company} letzte Woche: keine neuen Bewertungen`,
    title: (company) => `${company} letzte Woche`,
    quiet: (company) => `Letzte Woche nichts Neues bei ${company}`,
    compared: (from, to) => `${range(from, to)}, verglichen mit der Woche davor`,
    stop: 'Diese wöchentliche Zusammenfassung beenden',
    closing: (company) => `Sie erhalten diese wöchentliche Zusammenfassung als Mitglied von ${company}.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company} im ${month(at)}: ${reviews(count)}, ${decimal(average)} Sterne`,
    subjectNone: (company, at) => `${company} im ${month(at)}: keine neuen Bewertungen`,
    title: (company, at) => `${company} im ${month(at)}`,
    quiet: (company, at) => `Im ${month(at)} nichts Neues bei ${company}`,
    compared: (from, to) => `${range(from, to)}, verglichen mit dem Monat davor`,
    stop: 'Diese monatliche Zusammenfassung beenden',
    closing: (company) => `Sie erhalten diese monatliche Zusammenfassung als Mitglied von ${company}.`,
  },
  quietLine: (from, to) => `Keine Bewertungen, Scans oder Seitenaufrufe, ${range(from, to)}.`,
  paused:
    'Das war das vierte Mal in Folge, deshalb ist diese Zusammenfassung jetzt pausiert. Setzen Sie sie auf der Seite fort, die die Schaltfläche öffnet, oder wählen Sie in den Einstellungen der Benachrichtigungen, wie oft sie kommen soll.',
  resume: 'Zusammenfassung fortsetzen',
  open: 'Dashboard öffnen',
  settings: 'Benachrichtigungen einstellen',
  ending: {
    stop: (company) => `Die Zusammenfassung von ${company} beenden?`,
    stopped: (company) => `Sie erhalten die Zusammenfassung von ${company} nicht mehr`,
    resumed: (company) => `Sie erhalten die Zusammenfassung von ${company} wieder`,
  },

  reviews: 'Bewertungen',
  average: 'Durchschnitt',
  positive: 'Positiv',
  noChange: 'unverändert',
  points: (count, signed) => plural(count, { one: `${signed} Punkt`, other: `${signed} Punkte` }),
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Bewertungen pro Tag',
  perDayList: (days) => `Bewertungen pro Tag: ${days}`,
  sentiments: { positive: 'positiv', neutral: 'neutral', negative: 'negativ' },

  funnel: 'Vom Scan zur Bewertung',
  steps: {
    scan: 'Scans',
    view: 'Seitenaufrufe',
    public: 'Klicks zu Google',
    rating: 'Begonnene Bewertungen',
    review: 'Bewertungen',
  },

  good: 'Gute Bewertungen',
  bad: 'Schlechte Bewertungen',
  quote: (words) => `„${words}“`,
  stars: (rating) => plural(rating, { one: '# Stern', other: '# Sterne' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'Warten auf eine Antwort',
  stillNew: (count, all) => `${number(count)} von ${reviews(all)} noch offen`,
  inProgress: (count) => plural(count, { one: '# Bewertung in Arbeit', other: '# Bewertungen in Arbeit' }),

  silent: 'QR-Codes ohne Scan',
  silentCode: (name, scans) => `${name}: kein Scan; üblich: ${number(scans)}`,
  moreSilent: (count) => `und ${number(count)} weitere`,
}
