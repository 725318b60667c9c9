import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `${number(rating)} z 5 gwiazdek`,
  newReview: (company, rating) => `Nowa opinia o firmie ${company}: ${number(rating)} z 5 gwiazdek`,
  newReviews: (company, count) =>
    plural(count, {
      one: `# nowa opinia o firmie ${company}`,
      few: `# nowe opinie o firmie ${company}`,
      many: `# nowych opinii o firmie ${company}`,
      other: `# nowej opinii o firmie ${company}`,
    }),
  assigned: (company) => `Przypisano Ci opinię o firmie ${company}`,
  assignedSeveral: (company, count) =>
    plural(count, {
      one: `Przypisano Ci # opinię o firmie ${company}`,
      few: `Przypisano Ci # opinie o firmie ${company}`,
      many: `Przypisano Ci # opinii o firmie ${company}`,
      other: `Przypisano Ci # opinii o firmie ${company}`,
    }),
  mentioned: (company) => `Wspomniano o Tobie w notatce do opinii o firmie ${company}`,
  answered: (company) => `Klient odpowiedział firmie ${company}`,
  more: (shown, more) =>
    `Oto pierwsze ${number(shown)}; kolejne (${number(more)}) znajdziesz w swoim panelu.`,
  note: 'Notatka',
  noteBy: (name) => `Notatka, ${name}`,
  reply: 'Odpowiedź klienta',
  facts: {
    received: 'Otrzymano',
    location: 'Lokalizacja',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
  },
  open: 'Otwórz opinię',
  openThis: 'Otwórz tę opinię',
  openAll: 'Otwórz wszystkie opinie',
  settings: 'Zmień ustawienia powiadomień',
  unsubscribe: 'Zrezygnuj z tych alertów',
  ending: {
    stop: (company) => `Zrezygnować z alertów o firmie ${company}?`,
    stopped: (company) => `Nie będziesz już otrzymywać alertów o firmie ${company}`,
    resumed: (company) => `Znów otrzymujesz alerty o firmie ${company}`,
  },
  closing: (company, product) =>
    `Otrzymujesz ten e-mail, ponieważ należysz do zespołu firmy ${company} w serwisie ${product}.`,
  test: {
    title: (company) => `To jest alert testowy firmy ${company}`,
    lines: [
      'Żaden klient nie napisał: ten e-mail został zamówiony w panelu i otrzymujesz go tylko Ty.',
      'Alerty o nowych opiniach przychodzą na ten adres zgodnie z Twoimi ustawieniami.',
    ],
    settings: 'Otwórz ustawienia powiadomień',
    push: 'Tak wyglądają alerty, bez słów klienta.',
  },
  pushSeveral: 'Otwórz skrzynkę, aby je przeczytać.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
