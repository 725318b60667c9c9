import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const shared: SharedTexts = {
  justNow: 'zojuist',
  retry: 'Opnieuw',
  loadMore: 'Meer laden',

  accountMenu: {
    account: 'Account',
    changePassword: 'Wachtwoord wijzigen',
  },

  sessionEnded: {
    title: 'Je sessie is beëindigd',
    text: 'Wat je hebt ingevuld, staat hier nog. Log in via een nieuw tabblad, kom hier terug en sla opnieuw op.',
    login: 'Inloggen in een nieuw tabblad',
    back: 'Terug naar de pagina',
  },

  leave: {
    title: 'Verlaten zonder op te slaan?',
    text: 'Wat je hebt ingevuld, is niet opgeslagen.',
    discard: 'Verwerpen',
    keep: 'Verder bewerken',
  },

  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat niets.',
    home: 'Naar het dashboard',
  },

  viewAs: {
    label: 'Bekijken als bedrijf',
    viewing: (company) => ['Je bekijkt ', company, ' en kunt niets wijzigen.'],
    viewingSome: 'Je bekijkt een bedrijf en kunt niets wijzigen.',
    minutesLeft: (minutes) => plural(minutes, { one: 'Nog # minuut.', other: 'Nog # minuten.' }),
    lastMinute: 'Nog minder dan een minuut.',
    leave: 'Verlaten',
    leaveFailed: 'De weergave kon niet worden verlaten',
  },

  demo: {
    label: 'Demo',
    text: 'Dit is een demo: het bedrijf is verzonnen en niets van wat je wijzigt, wordt bewaard.',
    leave: 'Demo verlaten',
    leaveFailed: 'De demo kon niet worden verlaten',
  },
}
