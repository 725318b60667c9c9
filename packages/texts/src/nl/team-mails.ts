import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Uitnodiging voor ${company} op ${product}`,
    subjectNew: (company, product) => `Stel je wachtwoord in voor ${company} op ${product}`,
    title: (company) => `Je bent uitgenodigd voor ${company}`,
    why: (company) => `Je bent uitgenodigd voor het team van ${company}, om te zien wat de klanten zeggen.`,
    whyBy: (company, inviter) =>
      `${inviter} nodigt je uit voor het team van ${company}, om te zien wat de klanten zeggen.`,
    answer: 'Volg de link om te accepteren of te weigeren. Hij werkt één keer, binnen 24 uur.',
    setUp: 'Kies een wachtwoord om te beginnen. De link werkt één keer, binnen 24 uur.',
    role: 'Je rol',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Uitnodiging openen',
    setUpPassword: 'Wachtwoord instellen',
    closing: 'Verwachtte je deze uitnodiging niet? Dan kun je deze e-mail negeren.',
  },
  view: {
    startedSubject: (company, product) => `${product} bekijkt het dashboard van ${company}`,
    startedTitle: (product) => `${product} bekijkt je dashboard`,
    started: (company, product, minutes) =>
      `Een beheerder van ${product} heeft het dashboard van ${company} geopend, voor hooguit ${number(minutes)} minuten.`,
    limits:
      'De beheerder kan het lezen, maar niets wijzigen, en ziet de contactgegevens van je klanten niet.',
    endedSubject: (company, product) => `${product} bekijkt het dashboard van ${company} niet meer`,
    endedTitle: (product) => `${product} bekijkt je dashboard niet meer`,
    ended: (company, product) =>
      `De beheerder van ${product} heeft het dashboard van ${company} niet meer open.`,
    reason: 'Reden',
    startedAt: 'Begonnen',
    endsBy: 'Eindigt uiterlijk',
    endedAt: 'Geëindigd',
    open: 'Dashboard openen',
    closing:
      'Je ontvangt deze e-mail als eigenaar. Eigenaren kunnen deze e-mails op het dashboard uitzetten.',
  },
}
