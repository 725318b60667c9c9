import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} nie pokazuje już nowych opinii o firmie ${company}`,
    line: 'Nie udało się dostarczyć wiadomości do tego czatu, więc został wyłączony. Alerty e-mailem działają bez zmian.',
    name: 'Czat',
    reason: 'Powód',
    open: 'Otwórz integracje',
    closing: (company, product) =>
      `Otrzymujesz ten e-mail, ponieważ możesz łączyć czaty firmy ${company} w serwisie ${product}.`,
  },
  webhook: {
    subject: (host, company) => `Webhook do ${host} został wyłączony (${company})`,
    title: (host) => `Webhook do ${host} został wyłączony`,
    gone: 'Odpowiedział, że już nie istnieje (410), więc nie otrzymuje kolejnych wiadomości.',
    failing: 'Przez ponad trzy dni nie udało się dostarczyć wiadomości, mimo dziesięciu prób.',
    task: 'To, co wydarzy się od teraz, nie jest tam wysyłane. Gdy znów będzie działać, włącz go i wyślij ponownie to, co jest w jego dzienniku.',
    company: 'Firma',
    description: 'Opis',
    open: 'Otwórz jego dziennik',
    closing: (company, product) =>
      `Otrzymujesz ten e-mail, ponieważ zarządzasz firmą ${company} w serwisie ${product}.`,
  },
  keys: {
    subject: (company) => `Klucze API firmy ${company} wkrótce wygasną`,
    title: (count) =>
      plural(count, {
        one: 'Klucz API wkrótce wygaśnie',
        few: '# klucze API wkrótce wygasną',
        many: '# kluczy API wkrótce wygaśnie',
        other: '# klucza API wkrótce wygaśnie',
      }),
    why: (company) =>
      `Osoba, która je utworzyła dla firmy ${company}, nie należy już do zespołu. Do chwili wygaśnięcia klucze działają, aby nic nie zatrzymało się nagle.`,
    task: 'Aby klucz działał dalej, zachowaj go: od tej chwili bierzesz za niego odpowiedzialność.',
    ends: 'Wygasa',
    key: 'Klucz API',
    open: 'Zobacz klucze API',
    closing: 'Otrzymujesz ten e-mail jako właściciel.',
  },
}
