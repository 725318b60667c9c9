import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} zeigt keine neuen Bewertungen für ${company} mehr`,
    line: 'Nachrichten konnten diesem Chat nicht zugestellt werden, deshalb wurde er ausgeschaltet. Hinweise per E-Mail sind davon nicht betroffen.',
    name: 'Chat',
    reason: 'Grund',
    open: 'Integrationen öffnen',
    closing: (company, product) =>
      `Sie erhalten diese E-Mail, weil Sie bei ${product} Chats für ${company} verbinden können.`,
  },
  webhook: {
    subject: (host, company) => `Der Webhook zu ${host} wurde ausgeschaltet (${company})`,
    title: (host) => `Der Webhook zu ${host} wurde ausgeschaltet`,
    gone: 'Die Adresse hat geantwortet, dass es sie nicht mehr gibt (410). Sie erhält deshalb keine Nachrichten mehr.',
    failing:
      'Eine Nachricht konnte mehr als drei Tage lang nicht zugestellt werden, obwohl wir es zehnmal versucht haben.',
    task: 'Was von jetzt an passiert, wird dorthin nicht gesendet. Schalten Sie den Webhook wieder ein, sobald er funktioniert, und senden Sie erneut, was in seinem Protokoll steht.',
    company: 'Unternehmen',
    description: 'Beschreibung',
    open: 'Protokoll öffnen',
    closing: (company, product) => `Sie erhalten diese E-Mail, weil Sie ${company} bei ${product} verwalten.`,
  },
  keys: {
    subject: (company) => `API-Schlüssel von ${company} enden bald`,
    title: (count) =>
      plural(count, { one: 'Ein API-Schlüssel endet bald', other: '# API-Schlüssel enden bald' }),
    why: (company) =>
      `Wer sie für ${company} erstellt hat, gehört nicht mehr zum Team. Bis dahin funktionieren die Schlüssel weiter, damit nichts sofort ausfällt.`,
    task: 'Soll ein Schlüssel weiter gelten, behalten Sie ihn: Ab dann sind Sie für ihn verantwortlich.',
    ends: 'Endet',
    key: 'API-Schlüssel',
    open: 'API-Schlüssel ansehen',
    closing: 'Sie erhalten diese E-Mail als Inhaber.',
  },
}
