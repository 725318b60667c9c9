import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Op je apparaten',
  description:
    'Meldingen verschijnen meteen, met sterren, vestiging en bedrijf, maar zonder de woorden van de klant. Wat je na 15 minuten niet hebt geopend, krijg je per e-mail.',
  failed: 'Je apparaten konden niet worden geladen',
  turnOn: 'Meldingen hier aanzetten',
  isOn: 'Meldingen staan aan',
  isStillOff: 'Meldingen staan nog uit',
  notAllowed: 'Je browser heeft je om toestemming gevraagd, maar die niet gekregen.',
  unreachable: 'Deze browser kan zijn meldingsdienst niet bereiken. Probeer het later opnieuw.',
  reasons: {
    denied:
      'Deze browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van de browser voor deze site en laad deze pagina opnieuw.',
    not_installed:
      'Zet deze pagina op een iPhone of iPad eerst op het beginscherm: tik op “Deel” en dan op “Zet op beginscherm”. Open de pagina daarvandaan en zet meldingen hier aan.',
    impossible:
      'Deze browser kan geen meldingen tonen. Open deze pagina in een andere browser om ze aan te zetten.',
  },
  thisDevice: 'Dit apparaat',
  lastNotified: (ago) => `Laatste melding: ${ago}`,
  since: (date) => `Sinds ${date}`,
  turnOff: 'Uitzetten',
  turnOffLabel: (device) => `Meldingen uitzetten: ${device}`,
  isOff: 'Meldingen staan uit',
  turnOffFailed: 'De meldingen konden niet worden uitgezet',
}
