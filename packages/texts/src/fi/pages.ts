import type { PageTexts } from '#en/pages.ts'
import { ui } from '#fi/ui.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fi')

// A company's name takes no suffix: it is a subject, or “yritys” before it is inflected.
export const pages: PageTexts = {
  loading: 'Ladataan…',
  noScript: 'Tämä sivu vaatii JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.',
  back: 'Takaisin',

  language: {
    label: 'Kieli',
    change: 'Vaihda kieli',
  },

  titles: {
    choice: (company) => `Millainen kokemuksesi oli? · ${company}`,
    rating: (company) => `Arvioi kokemuksesi · ${company}`,
    feedback: (company) => `Palautteesi · ${company}`,
    thankYou: (company) => `Kiitos · ${company}`,
    companyNotFound: 'Yritystä ei löytynyt',
    notFound: 'Sivua ei löytynyt',
    paused: 'Tämä sivu on tauolla',
    problem: 'Sivua ei voitu ladata',
  },

  ui,

  rating: {
    title: 'Arvioi kokemuksesi',
    subtitle: 'Palautteesi on luottamuksellista ja auttaa meitä kehittymään',
    stars: 'Valitse arvio',
  },

  feedback: {
    loved: 'Kerro, mistä pidit!',
    improve: 'Auta meitä kehittymään',
    rating: 'Arviosi',
    text: 'Palautteesi',
    placeholder: 'Kerro ajatuksistasi…',
    confidential: 'Palautteesi on luottamuksellista',
    contact: 'Yhteystiedot',
    optional: 'valinnaiset',
    contactReason: 'Jotta yritys voi vastata sinulle',
    name: 'Nimi',
    phone: 'Puhelinnumero',
    email: 'Sähköposti',
    mailReceipt: 'Lähetä minulle yksityinen linkki palautteeseeni',
    submit: 'Lähetä palaute',
    submitting: 'Lähetetään…',
    honeypot: 'Jätä tämä kenttä tyhjäksi',
    tooLong: (over) =>
      plural(over, {
        one: 'Lyhennä palautetta # merkillä',
        other: 'Lyhennä palautetta # merkillä',
      }),
    offline: 'Verkkoyhteys puuttuu. Palautteesi on tässä tallessa ja lähetetään heti, kun yhteys palaa.',
    errorTitle: 'Virhe',
    failed: 'Palautteen lähetys epäonnistui. Yritä uudelleen.',
    requiredTitle: 'Palaute puuttuu',
    invalid: {
      feedback: 'Kerro, miten voimme kehittyä.',
      rating: 'Valitse 1–5 tähteä',
      contactEmail: 'Anna toimiva sähköpostiosoite',
      tooLong: (max) =>
        plural(max, {
          one: 'Käytä enintään # merkki',
          other: 'Käytä enintään # merkkiä',
        }),
      unreadable: 'Poista lukukelvoton merkki',
    },
  },

  thankYou: {
    title: 'Kiitos palautteestasi!',
    text: 'Luemme sen ja kehitämme toimintaamme.',
    home: 'Palaa alkuun',
    publicReview: 'Kirjoita julkinen arvostelu',
    receipt: 'Säilytä tämä linkki, niin voit lukea, muuttaa tai perua palautteesi',
    open: 'Avaa palautteeni',
    copy: 'Kopioi linkki',
    copied: 'Kopioitu',
  },

  privacy: 'Tietosuoja',

  companyNotFound: {
    title: 'Yritystä ei löytynyt',
    text: 'Etsimääsi arvostelusivua ei ole.',
    hint: 'Tarkista osoite, skannaa koodi uudelleen tai pyydä henkilökunnalta ajantasainen koodi.',
    home: 'Siirry etusivulle',
  },

  problem: {
    title: 'Sivua ei voitu ladata',
    text: 'Tarkista yhteys ja yritä uudelleen.',
    retry: 'Yritä uudelleen',
    noConnection: 'Yhteys epäonnistui. Tarkista, että verkkoyhteys toimii.',
  },

  paused: {
    title: 'Tämä sivu on tauolla.',
    text: 'Kiitos vierailusta. Yritä myöhemmin uudelleen.',
  },

  notFound: {
    title: 'Sivua ei löytynyt',
    text: 'Tässä osoitteessa ei ole mitään. Sivu on ehkä siirretty, tai osoitteessa on kirjoitusvirhe.',
    home: 'Siirry etusivulle',
  },

  errors: {
    looks_automatic: 'Palautettasi ei ole vielä lähetetty. Paina painiketta uudelleen.',
    bad_request: 'Pyyntöä ei ymmärretty.',
    unknown_origin:
      'Tältä sivulta ei voi lähettää tätä pyyntöä. Avaa sivu sen omasta osoitteesta ja yritä uudelleen.',
    company_not_found: 'Yritystä ei löytynyt.',
    company_suspended:
      'Tämä sivu on tauolla, joten palautettasi ei lähetetty. Se on tässä tallessa. Yritä myöhemmin uudelleen.',
    request_timeout: 'Pyyntö kesti liian kauan. Yritä uudelleen.',
    review_settled:
      'Aiempi palautteesi on yli tunnin vanha, eikä sitä voi enää muuttaa. Lähetä tämä uutena palautteena painamalla painiketta uudelleen.',
    body_too_large: 'Viesti on liian suuri.',
    too_many_requests: 'Liian monta yritystä. Yritä hetken kuluttua uudelleen.',
    internal_error: 'Jokin meni vikaan. Yritä uudelleen.',
    overloaded: 'Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen.',
    stopping: 'Palvelu käynnistyy uudelleen. Yritä hetken kuluttua uudelleen.',
    unavailable: 'Palvelu ei ole nyt käytettävissä. Yritä hetken kuluttua uudelleen.',
  },

  notifications: {
    region: 'Ilmoitukset (F8)',
    close: 'Sulje',
  },
}
