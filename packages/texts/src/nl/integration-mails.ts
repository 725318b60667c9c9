import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} toont geen nieuwe reviews voor ${company} meer`,
    line: 'Berichten konden niet aan deze chat worden afgeleverd, daarom is hij uitgezet. Meldingen per e-mail gaan gewoon door.',
    name: 'Chat',
    reason: 'Reden',
    open: 'Integraties openen',
    closing: (company, product) =>
      `Je ontvangt deze e-mail omdat je op ${product} chats kunt koppelen voor ${company}.`,
  },
  webhook: {
    subject: (host, company) => `De webhook naar ${host} is uitgezet (${company})`,
    title: (host) => `De webhook naar ${host} is uitgezet`,
    gone: 'Het systeem antwoordde dat het adres niet meer bestaat (410), dus het krijgt geen berichten meer.',
    failing:
      'Een bericht kon meer dan drie dagen niet worden afgeleverd, hoewel we het tien keer hebben geprobeerd.',
    task: 'Wat er vanaf nu gebeurt, wordt daar niet naartoe gestuurd. Zet de webhook aan zodra hij weer werkt, en stuur opnieuw wat in het logboek staat.',
    company: 'Bedrijf',
    description: 'Beschrijving',
    open: 'Logboek openen',
    closing: (company, product) =>
      `Je ontvangt deze e-mail omdat je op ${product} het bedrijf ${company} beheert.`,
  },
  keys: {
    subject: (company) => `API-sleutels van ${company} werken binnenkort niet meer`,
    title: (count) =>
      plural(count, {
        one: 'Een API-sleutel werkt binnenkort niet meer',
        other: '# API-sleutels werken binnenkort niet meer',
      }),
    why: (company) =>
      `Wie ze voor ${company} heeft gemaakt, is vertrokken. Tot het genoemde tijdstip blijven de sleutels werken, zodat er niet meteen iets stukgaat.`,
    task: 'Wil je dat een sleutel blijft werken? Behoud hem dan: vanaf dat moment ben jij ervoor verantwoordelijk.',
    ends: 'Werkt tot',
    key: 'API-sleutel',
    open: 'API-sleutels bekijken',
    closing: 'Je ontvangt deze e-mail als eigenaar.',
  },
}
