import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const accounts: AccountsTexts = {
  login: {
    title: 'Inloggen',
    needed: 'Log in om verder te gaan.',
    sessionEnded: 'Je sessie is beëindigd. Log opnieuw in.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    withPasskey: 'Inloggen met een passkey',
    forgot: 'Wachtwoord vergeten?',
    done: 'Je bent ingelogd',
    secondStep: {
      title: 'Verificatie in twee stappen',
      lead: 'Je wachtwoord klopt. Nog één stap.',
    },
    failed: 'Inloggen mislukt',
    wrong: 'E-mailadres of wachtwoord is onjuist',
    invalidResponse: 'Ongeldig antwoord van de server',
  },
  backToLogin: 'Naar inloggen',
  toLogin: 'Naar inloggen',
  language: 'Taal',
  changeLanguage: 'Taal wijzigen',

  forgot: {
    title: 'Wachtwoord vergeten',
    lead: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
    email: 'E-mailadres',
    submit: 'Herstellink versturen',
    sent: 'Als er een account met dat e-mailadres bestaat, is er een herstellink verstuurd.',
    failed: 'De herstelmail kon niet worden verstuurd',
    outcome: {
      title: 'Bekijk je e-mail',
      text: (email) => [
        'Als ',
        email,
        ' een account heeft, is er een link onderweg om een nieuw wachtwoord te kiezen.',
      ],
      expiry: 'De link werkt één keer en verloopt na een uur.',
      again: (button) => ['Niets ontvangen? Kijk in je spammap of ', button('probeer het opnieuw')],
    },
  },

  link: {
    confirmPassword: 'Wachtwoord bevestigen',
    incomplete: 'Deze link is niet volledig.',
    invalid: 'Ongeldige link',
  },

  reset: {
    title: 'Wachtwoord herstellen',
    lead: 'Kies een nieuw wachtwoord. Je wordt overal elders uitgelogd.',
    leadFor: (email) => `Kies een nieuw wachtwoord voor ${email}. Je wordt overal elders uitgelogd.`,
    password: 'Nieuw wachtwoord',
    hint: (least) =>
      plural(least, {
        one: 'Minstens # teken; langer is veiliger.',
        other: 'Minstens # tekens; langer is veiliger.',
      }),
    submit: 'Herstellen',
    invalidLink: 'Deze herstellink voor je wachtwoord is ongeldig',
    invalidToken: 'Ongeldig hersteltoken',
    remedy: (link) => ['Open de nieuwste link in je e-mail of ', link('vraag een nieuwe aan'), '.'],
    failed: 'Het wachtwoord kon niet worden hersteld',
    succeeded: 'Je wachtwoord is hersteld',
    outcome: {
      title: 'Wachtwoord hersteld',
      text: 'Je kunt nu inloggen met je nieuwe wachtwoord.',
    },
  },

  setup: {
    title: 'Stel je wachtwoord in',
    lead: 'Welkom! Kies een wachtwoord en zie wat je klanten zeggen.',
    password: (least) =>
      plural(least, { one: 'Wachtwoord (min. # teken)', other: 'Wachtwoord (min. # tekens)' }),
    hint: 'Een paar willekeurige woorden achter elkaar werkt goed.',
    submit: 'Account instellen',
    invalidLink: 'Deze uitnodigingslink is ongeldig',
    invalidToken: 'Ongeldig uitnodigingstoken',
    remedy: 'Open de nieuwste link in je e-mail of vraag een nieuwe aan wie je heeft uitgenodigd.',
    failed: 'Het wachtwoord kon niet worden ingesteld',
    succeeded: 'Je wachtwoord is ingesteld',
    outcome: {
      title: 'Account ingesteld',
      text: 'Je kunt meteen aan de slag.',
    },
  },

  invitation: {
    title: 'Je bent uitgenodigd',
    welcome: 'Welkom! Je bent uitgenodigd.',
    welcomeBy: (inviter) => ['Welkom! ', inviter, ' nodigt je uit.'],
    welcomeTo: (companies) => ['Welkom! Je bent uitgenodigd voor ', companies, '.'],
    welcomeToBy: (companies, inviter) => ['Welkom! ', inviter, ' nodigt je uit voor ', companies, '.'],
    more: (count) => plural(count, { one: 'nog #', other: 'nog #' }),
    loginAs: (email) => ['Je logt in als ', email, '.'],
    accept: 'Accepteren',
    decline: 'Weigeren',
    joined: {
      title: 'Je bent nu lid van het team',
      text: (company) => [company, ' staat nu in je dashboard. Log in met je gewone wachtwoord.'],
    },
    declined: {
      title: 'Uitnodiging geweigerd',
      text: (company) => [
        'Er is niets over je account getoond aan ',
        company,
        '. Je kunt deze pagina sluiten.',
      ],
    },
  },

  invitations: {
    label: (company) => `Uitnodiging voor ${company}`,
    text: {
      owner: (company) => ['Je bent uitgenodigd voor ', company, ' als eigenaar.'],
      manager: (company) => ['Je bent uitgenodigd voor ', company, ' als manager.'],
      responder: (company) => ['Je bent uitgenodigd voor ', company, ' als beantwoorder.'],
      viewer: (company) => ['Je bent uitgenodigd voor ', company, ' als lezer.'],
    },
    textBy: {
      owner: (company, inviter) => [inviter, ' nodigt je uit voor ', company, ' als eigenaar.'],
      manager: (company, inviter) => [inviter, ' nodigt je uit voor ', company, ' als manager.'],
      responder: (company, inviter) => [inviter, ' nodigt je uit voor ', company, ' als beantwoorder.'],
      viewer: (company, inviter) => [inviter, ' nodigt je uit voor ', company, ' als lezer.'],
    },
    accept: 'Accepteren',
    decline: 'Weigeren',
    joined: (company) => `Je bent nu lid van ${company}`,
    declined: 'Uitnodiging geweigerd',
    failed: 'De uitnodiging kon niet worden beantwoord',
  },

  account: {
    title: 'Account',
    loading: 'Laden…',
    loadFailed: 'Je account kon niet worden geladen',
    back: 'Terug',
  },

  name: {
    title: 'Naam',
    description:
      'Je collega’s zien deze naam in plaats van je e-mailadres en hij staat onder je antwoorden aan bezoekers.',
    label: 'Je naam',
    save: 'Naam opslaan',
    saved: 'Naam opgeslagen',
    removed: 'Naam verwijderd',
  },

  password: {
    title: 'Wachtwoord',
    current: 'Huidig wachtwoord',
    new: 'Nieuw wachtwoord',
    newHint: (least) =>
      plural(least, {
        one: 'Minstens # teken; langer is veiliger.',
        other: 'Minstens # tekens; langer is veiliger.',
      }),
    confirm: 'Nieuw wachtwoord bevestigen',
    change: 'Wachtwoord wijzigen',
    changing: 'Wachtwoord wijzigen…',
    changed: {
      title: 'Wachtwoord gewijzigd',
      description: 'Je wachtwoord is bijgewerkt',
    },
    error: 'Fout',
    failed: 'Het wachtwoord kon niet worden gewijzigd. Probeer het opnieuw.',
  },

  sessions: {
    title: 'Waar je bent ingelogd',
    description: 'Herken je er een niet? Beëindig die sessie en wijzig je wachtwoord.',
    loading: 'Laden…',
    device: ({ browser, system }) => `${browser} op ${system}`,
    unknownDevice: 'Onbekend apparaat',
    thisDevice: 'Dit apparaat',
    activeNow: 'Nu actief',
    lastSeen: (ago) => `Laatst gezien: ${ago}`,
    end: 'Stop',
    endLabel: ({ device, ago }) => `Stop sessie: ${device}, laatst gezien: ${ago}`,
    endTitle: 'Deze sessie beëindigen?',
    endDescription: ({ device, ago }) =>
      `${device}, laatst gezien: ${ago}. Dit apparaat wordt meteen uitgelogd.`,
    endOthers: 'Alle andere sessies beëindigen',
    endOthersTitle: 'Alle andere sessies beëindigen?',
    endOthersDescription: (count) =>
      plural(count, {
        one: '# andere sessie wordt meteen uitgelogd. Deze blijft ingelogd.',
        other: '# andere sessies worden meteen uitgelogd. Deze blijft ingelogd.',
      }),
    password: 'Je wachtwoord',
    confirm: 'Beëindigen',
    confirmOthers: 'Beëindigen',
    ended: 'Sessie beëindigd',
    endedSeveral: (count) => plural(count, { one: '# sessie beëindigd', other: '# sessies beëindigd' }),
    error: 'Fout',
    failed: 'De sessie kon niet worden beëindigd. Probeer het opnieuw.',
  },

  twoFactor: {
    pageTitle: 'Verificatie in twee stappen',
    title: 'Verificatie in twee stappen',
    required:
      'Je account vereist dit. Stel naast je wachtwoord een tweede manier in om te bevestigen dat jij het bent.',
    isSetUp: 'Het is ingesteld. Voeg nog een methode toe of ga verder.',
    proceed: 'Verder',
    logOut: 'Uitloggen',
    proceedFailed: 'Verdergaan is mislukt',
    logOutFailed: 'Uitloggen is mislukt',
  },
}
