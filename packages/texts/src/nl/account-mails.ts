import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('nl')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Of kopieer dit adres naar je browser:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `Herstel je wachtwoord voor ${product}`,
    title: 'Herstel je wachtwoord',
    why: (product) =>
      `We hebben een verzoek ontvangen om het wachtwoord van je account bij ${product} te herstellen.`,
    task: 'Kies een nieuw wachtwoord via de link hieronder. De link werkt één keer, binnen een uur.',
    choose: 'Nieuw wachtwoord kiezen',
    closing: 'Was jij dit niet? Dan kun je deze e-mail negeren. Je wachtwoord blijft hetzelfde.',
  },
  welcome: {
    subject: (product) => `Stel je wachtwoord in voor ${product}`,
    subjectFor: (companies, product) => `Stel je wachtwoord in voor ${companies} op ${product}`,
    subjectPrinter: (product) => `Stel je wachtwoord in voor de drukwerkbestellingen van ${product}`,
    title: (product) => `Welkom bij ${product}`,
    titleFor: (companies, product) => `${product} nodigt je uit voor ${companies}`,
    why: (product) =>
      `${product} heeft een account voor je gemaakt, zodat je kunt zien wat je klanten zeggen.`,
    whyFor: (companies, product) =>
      `${product} heeft een account voor je gemaakt, zodat je kunt zien wat de klanten van ${companies} zeggen.`,
    whyPrinter: (product) =>
      `${product} heeft een account voor je gemaakt, zodat je de drukwerkbestellingen kunt zien die je krijgt.`,
    whySuperadmin: (product) =>
      `${product} heeft een account voor je gemaakt, zodat je bedrijven en hun gebruikers kunt beheren.`,
    andMore: (companies, more) => list([...companies, `nog ${number(more)}`]),
    task: 'Kies een wachtwoord om te beginnen. De link werkt één keer, binnen 24 uur.',
    setUp: 'Wachtwoord instellen',
    closing: 'Verwachtte je deze uitnodiging niet? Dan kun je deze e-mail negeren.',
  },
  signIn: {
    subject: (product) => `Je inlogmethode voor ${product} is gewijzigd`,
    title: 'Je inlogmethode is gewijzigd',
    totp_added: 'Er is een authenticator-app ingesteld voor je account.',
    totp_replaced: 'De authenticator-app van je account is vervangen door een andere.',
    totp_removed: 'De authenticator-app van je account is verwijderd.',
    passkey_added: 'Er is een passkey toegevoegd aan je account.',
    passkey_removed: 'Er is een passkey van je account verwijderd.',
    recovery_codes_replaced:
      'Er zijn nieuwe herstelcodes gemaakt voor je account. De vorige werken niet meer.',
    factors_cleared:
      'Een beheerder heeft de authenticator-app, de passkeys en de herstelcodes van je account verwijderd.',
    recovery_code_used: 'Er is een herstelcode van je account gebruikt. Die werkt nu niet meer.',
    other: 'De manier waarop je inlogt, is gewijzigd.',
    fine: 'Was jij dit? Dan hoef je niets te doen.',
    check: 'Account controleren',
    closing: 'Was jij dit niet? Wijzig dan nu je wachtwoord en log je andere apparaten uit.',
  },
}
