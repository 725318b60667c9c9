import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const controls: ControlTexts = {
  loading: 'Laden…',
  cancel: 'Annuleren',
  close: 'Sluiten',
  retry: 'Opnieuw',
  skip: 'Naar de inhoud',
  more: 'Meer',
  notifications: {
    region: 'Meldingen (F8)',
    one: 'Melding',
  },

  discard: {
    title: 'Wijzigingen verwerpen?',
    text: 'Wat je hebt ingevuld, is niet opgeslagen.',
    confirm: 'Verwerpen',
    keep: 'Verder bewerken',
  },

  failed: {
    load: 'De pagina kon niet worden geladen',
    page: 'Deze pagina kon niet worden geladen',
    part: 'Dit onderdeel kon niet worden geladen',
    connection: 'De verbinding is mislukt of er is een nieuwe versie. Probeer het opnieuw.',
    pageOffline: 'Je bent offline. De pagina wordt vanzelf geladen zodra je weer online bent.',
    partOffline: 'Je bent offline. Dit wordt vanzelf geladen zodra je weer online bent.',
    error: 'Er is iets misgegaan',
    errorText: 'Laad de pagina opnieuw. Laat het ons weten als het vaker gebeurt.',
    reload: 'Opnieuw laden',
  },

  combobox: {
    list: 'Suggesties',
    found: (count) => plural(count, { one: '# gevonden', other: '# gevonden' }),
  },

  password: {
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
  },

  profile: {
    accountOf: (email) => `Account van ${email}`,
    roles: {
      superadmin: 'Superbeheerder',
      company_admin: 'Bedrijfsbeheerder',
      printer: 'Drukkerij',
    },
    logout: 'Uitloggen',
    loggedOut: 'Uitgelogd',
    errorTitle: 'Fout',
    logoutFailed: 'Uitloggen is mislukt. Probeer het opnieuw.',
  },

  qr: {
    title: (name) => ['QR-code voor ', name],
    scan: 'Scan deze code om een review achter te laten',
    alt: (link) => `QR-code van ${link}`,
    download: 'QR-code downloaden',
    copyLink: 'Link kopiëren',
    copied: 'Link gekopieerd!',
    copiedText: 'De reviewlink is naar je klembord gekopieerd.',
    copyFailed: 'Kopiëren mislukt',
    copyFailedText: 'Probeer het opnieuw.',
    drawFailed: 'De QR-code kon niet worden getekend',
    drawFailedText: 'Sluit dit en probeer het opnieuw.',
  },
}
