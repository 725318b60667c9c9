import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Instellingen',
  heading: 'Instellingen',
  label: 'Instellingen',
  back: 'Instellingen',
  search: 'Instellingen doorzoeken',
  searchPlaceholder: 'Instellingen doorzoeken',
  noneFound: {
    title: 'Geen instelling gevonden',
    text: 'Probeer een ander woord, zoals “logo” of “e-mail”.',
  },
  readOnly:
    'Eigenaren en managers kunnen dit wijzigen. Heb je dit nodig? Vraag dan een eigenaar om je rol te wijzigen.',

  sections: {
    business: {
      name: 'Bedrijf',
      description: 'Hoe bezoekers je bedrijf zien en waar je dag begint.',
    },
    reviewPage: {
      name: 'Reviewpagina',
      description: 'Wat bezoekers lezen, in welke taal, en waar een openbare review naartoe leidt.',
    },
    answers: {
      name: 'Antwoorden',
      description: 'Hoe je team klanten antwoordt.',
    },
    notifications: {
      name: 'Notificaties',
      description: 'Wat we je over dit bedrijf laten weten. Collega’s kiezen dit zelf.',
    },
    integrations: {
      name: 'Integraties',
      description: 'Koppelt andere systemen: die van jezelf en die waarin je team al werkt.',
    },
    team: {
      name: 'Team',
      description: 'Wie je reviews ziet, en wat iedereen mag doen.',
    },
    signIn: {
      name: 'Inloggen',
      description: 'Hoe leden inloggen: met een wachtwoord, of alleen met je eigen provider.',
    },
    privacy: {
      name: 'Privacy',
      description: 'De gegevens van bezoekers zijn van henzelf. Alleen eigenaren zien deze pagina.',
    },
    securityLog: {
      name: 'Beveiligingslogboek',
      description: 'Wie wat heeft gewijzigd of geëxporteerd. Alleen eigenaren zien deze pagina.',
    },
  },

  found: {
    brand: {
      name: 'Naam, logo en kleur',
      words: 'bedrijf onderneming merk huisstijl afbeelding uiterlijk adres url slug',
    },
    'time-zone': { name: 'Tijdzone', words: 'klok dag week regio tijd' },
    address: { name: 'Adres', words: 'straat postadres juridisch colofon privacyverklaring' },
    texts: {
      name: 'Taal en teksten',
      words: 'begroeting bedankje bedankt woorden standaard vertaling formulering',
    },
    'google-url': { name: 'URL voor Google-reviews', words: 'link openbaar adres maps' },
    changes: { name: 'U zei, wij deden', words: 'verbetering bezoekers verandering' },
    practice: { name: 'Hoe je om reviews vraagt', words: 'praktijk beleid autoriteit transparantie' },
    evidence: {
      name: 'Bewijs voor autoriteiten',
      words: 'bewijs autoriteit controle zip downloaden naleving',
    },
    locations: { name: 'Vestigingen', words: 'filiaal locatie winkel google link' },
    'reply-to': { name: 'Antwoordadres', words: 'e-mail email mail inbox afzender reply' },
    templates: { name: 'Antwoordsjablonen', words: 'templates standaardantwoorden bewaarde teksten' },
    alerts: {
      name: 'Meldingen',
      words: 'e-mail email sterren drempel test direct dagelijks vermeldingen waarschuwing alerts',
    },
    'quiet-hours': { name: 'Stille uren', words: 'nacht pauze stilte niet storen rust' },
    digest: { name: 'Samenvatting', words: 'wekelijks maandelijks rapport overzicht digest' },
    devices: {
      name: 'Op je apparaten',
      words: 'telefoon push app vergrendelscherm installeren browser pushmeldingen',
    },
    'operator-visits': {
      name: 'Bezoeken van de beheerder',
      words: 'support ondersteuning hulp dashboard e-mail email eigenaren weergave',
    },
    chat: {
      name: 'Chat',
      words: 'slack microsoft teams discord telegram google kanaal bericht bot meldingen',
    },
    webhooks: {
      name: 'Webhooks',
      words:
        'ontwikkelaar http post callback url gebeurtenis api automatisering zapier make sleutel secret logboek',
    },
    'api-keys': { name: 'API-sleutels', words: 'ontwikkelaar programma token zapier automatisering keys' },
    members: {
      name: 'Leden',
      words: 'personen mensen collega’s gebruikers uitnodigen uitnodiging verwijderen toegang',
    },
    roles: { name: 'Rollen', words: 'eigenaar manager beantwoorder lezer rechten bevoegdheden' },
    provider: {
      name: 'Je provider',
      words: 'oidc openid connect sso single sign-on microsoft google okta keycloak domein groepen',
    },
    'find-person': {
      name: 'Een persoon zoeken',
      words: 'exporteren wissen verwijderen avg gdpr verzoek inzage gegevens',
    },
    erasures: { name: 'Gewiste gegevens', words: 'verklaringen bewijs verwijderd wissen' },
    retention: {
      name: 'Bewaartermijn',
      words: 'bewaren verwijderen maanden contactgegevens automatisch',
    },
    audit: { name: 'Wijzigingen en exports', words: 'audit geschiedenis csv activiteit logboek' },
  },
}
