import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('pl')

const reviews = (count: number) =>
  plural(count, { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' })

// A month stands alone, in the nominative.
export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company}, zeszły tydzień: ${reviews(count)}, średnia ${decimal(average)}`,
    subjectNone: (company) => `${company}, zeszły tydzień: brak nowych opinii`,
    title: (company) => `${company}, zeszły tydzień`,
    quiet: (company) => `${company}, zeszły tydzień: nic nowego`,
    compared: (from, to) => `${range(from, to)}, w porównaniu z poprzednim tygodniem`,
    stop: 'Zrezygnuj z tego tygodniowego podsumowania',
    closing: (company) =>
      `Otrzymujesz to tygodniowe podsumowanie, ponieważ należysz do zespołu firmy ${company}.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company}, ${month(at)}: ${reviews(count)}, średnia ${decimal(average)}`,
    subjectNone: (company, at) => `${company}, ${month(at)}: brak nowych opinii`,
    title: (company, at) => `${company}, ${month(at)}`,
    quiet: (company, at) => `${company}, ${month(at)}: nic nowego`,
    compared: (from, to) => `${range(from, to)}, w porównaniu z poprzednim miesiącem`,
    stop: 'Zrezygnuj z tego miesięcznego podsumowania',
    closing: (company) =>
      `Otrzymujesz to miesięczne podsumowanie, ponieważ należysz do zespołu firmy ${company}.`,
  },
  quietLine: (from, to) => `Brak opinii, skanów i wyświetleń strony, ${range(from, to)}.`,
  paused:
    'To już czwarty raz z rzędu, więc to podsumowanie jest teraz wstrzymane. Wznów je na stronie, którą otwiera przycisk, albo wybierz częstotliwość w ustawieniach powiadomień.',
  resume: 'Wznów to podsumowanie',
  open: 'Otwórz swój panel',
  settings: 'Zmień ustawienia powiadomień',
  ending: {
    stop: (company) => `Zrezygnować z podsumowań firmy ${company}?`,
    stopped: (company) => `Nie będziesz już otrzymywać podsumowań firmy ${company}`,
    resumed: (company) => `Znów otrzymujesz podsumowania firmy ${company}`,
  },

  reviews: 'Opinie',
  average: 'Średnia',
  positive: 'Pozytywne',
  noChange: 'bez zmian',
  points: (_count, signed) => `${signed} p.p.`,
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Opinie według dni',
  perDayList: (days) => `Opinie według dni: ${days}`,
  sentiments: { positive: 'pozytywne', neutral: 'neutralne', negative: 'negatywne' },

  funnel: 'Od skanu do opinii',
  steps: {
    scan: 'Skany kodów',
    view: 'Wyświetlenia strony',
    public: 'Przejścia do Google',
    rating: 'Rozpoczęte oceny',
    review: 'Opinie',
  },

  good: 'Dobre opinie',
  bad: 'Złe opinie',
  quote: (words) => `„${words}”`,
  stars: (rating) =>
    plural(rating, { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'Czekają na odpowiedź',
  stillNew: (count, all) => `Wciąż nowe: ${number(count)} z ${number(all)}`,
  inProgress: (count) => `W toku: ${number(count)}`,

  silent: 'Kody bez skanów',
  silentCode: (name, scans) => `${name}: brak skanów; zwykle ${number(scans)}`,
  moreSilent: (count) => `i jeszcze ${number(count)}`,
}
