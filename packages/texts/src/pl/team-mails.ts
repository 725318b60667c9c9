import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Zaproszenie do firmy ${company} w serwisie ${product}`,
    subjectNew: (company, product) => `Dołącz do firmy ${company} w serwisie ${product}: ustaw swoje hasło`,
    title: (company) => `Masz zaproszenie do firmy ${company}`,
    why: (company) => `Masz zaproszenie do zespołu firmy ${company}. Zobaczysz w nim, co mówią jej klienci.`,
    whyBy: (company, inviter) =>
      `${inviter} zaprasza Cię do zespołu firmy ${company}. Zobaczysz w nim, co mówią jej klienci.`,
    answer: 'Otwórz link, aby przyjąć lub odrzucić zaproszenie. Działa jeden raz, w ciągu 24 godzin.',
    setUp: 'Na początek wybierz hasło. Link działa jeden raz, w ciągu 24 godzin.',
    role: 'Twoja rola',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Otwórz zaproszenie',
    setUpPassword: 'Ustaw swoje hasło',
    closing: 'Jeśli nie spodziewasz się tego zaproszenia, zignoruj tę wiadomość.',
  },
  view: {
    startedSubject: (company, product) => `Operator serwisu ${product} przegląda panel firmy ${company}`,
    startedTitle: (product) => `Operator serwisu ${product} przegląda Twój panel`,
    started: (company, product, minutes) =>
      `Operator serwisu ${product} ma otwarty panel firmy ${company}, najdłużej na ${number(minutes)} min.`,
    limits: 'Może go czytać, ale nic nie zmienia i nie widzi danych kontaktowych Twoich klientów.',
    endedSubject: (company, product) =>
      `Operator serwisu ${product} nie przegląda już panelu firmy ${company}`,
    endedTitle: (product) => `Operator serwisu ${product} nie przegląda już Twojego panelu`,
    ended: (company, product) => `Operator serwisu ${product} nie ma już otwartego panelu firmy ${company}.`,
    reason: 'Powód',
    startedAt: 'Początek',
    endsBy: 'Koniec najpóźniej',
    endedAt: 'Koniec',
    open: 'Otwórz swój panel',
    closing: 'Otrzymujesz ten e-mail jako właściciel. Właściciele mogą wyłączyć te wiadomości w panelu.',
  },
}
