import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#no/ui.ts'

const { plural } = formats('no')

export const pages: PageTexts = {
  loading: 'Laster …',
  noScript: 'Siden krever JavaScript. Slå det på, og last siden på nytt.',
  back: 'Tilbake',

  language: {
    label: 'Språk',
    change: 'Bytt språk',
  },

  titles: {
    choice: (company) => `Hvordan var opplevelsen? · ${company}`,
    rating: (company) => `Vurder opplevelsen · ${company}`,
    feedback: (company) => `Din tilbakemelding · ${company}`,
    thankYou: (company) => `Takk · ${company}`,
    companyNotFound: 'Fant ikke bedriften',
    notFound: 'Fant ikke siden',
    paused: 'Siden tar en pause',
    problem: 'Siden kunne ikke lastes',
  },

  ui,

  rating: {
    title: 'Vurder opplevelsen',
    subtitle: 'Tilbakemeldingen er konfidensiell og hjelper oss å bli bedre',
    stars: 'Velg en vurdering',
  },

  feedback: {
    loved: 'Fortell oss hva du likte!',
    improve: 'Hjelp oss å gjøre opplevelsen bedre',
    rating: 'Din vurdering',
    text: 'Din tilbakemelding',
    placeholder: 'Fortell hva du synes …',
    confidential: 'Tilbakemeldingen er konfidensiell',
    contact: 'Kontaktinformasjon',
    optional: 'valgfritt',
    contactReason: 'Slik at bedriften kan svare deg',
    name: 'Navn',
    phone: 'Telefonnummer',
    email: 'E-post',
    mailReceipt: 'Send meg den private lenken til tilbakemeldingen',
    submit: 'Send tilbakemelding',
    submitting: 'Sender …',
    honeypot: 'La dette feltet stå tomt',
    tooLong: (over) =>
      plural(over, {
        one: 'Forkort tilbakemeldingen med # tegn',
        other: 'Forkort tilbakemeldingen med # tegn',
      }),
    offline: 'Du er ikke på nett. Tilbakemeldingen lagres her og sendes så snart tilkoblingen er tilbake.',
    errorTitle: 'Feil',
    failed: 'Tilbakemeldingen kunne ikke sendes. Prøv igjen.',
    requiredTitle: 'Tilbakemelding mangler',
    invalid: {
      feedback: 'Fortell oss hvordan vi kan bli bedre.',
      rating: 'Velg mellom 1 og 5 stjerner',
      contactEmail: 'Skriv inn en gyldig e-postadresse',
      tooLong: (max) =>
        plural(max, {
          one: 'Bruk høyst # tegn',
          other: 'Bruk høyst # tegn',
        }),
      unreadable: 'Fjern det uleselige tegnet',
    },
  },

  thankYou: {
    title: 'Takk for tilbakemeldingen!',
    text: 'Vi leser tilbakemeldingen og jobber for å bli bedre.',
    home: 'Tilbake til start',
    publicReview: 'Skriv offentlig anmeldelse',
    receipt: 'Ta vare på denne lenken for å lese, endre eller trekke tilbakemeldingen',
    open: 'Åpne tilbakemeldingen min',
    copy: 'Kopier lenke',
    copied: 'Kopiert',
  },

  privacy: 'Personvern',

  companyNotFound: {
    title: 'Fant ikke bedriften',
    text: 'Anmeldelsessiden du leter etter, finnes ikke.',
    hint: 'Sjekk adressen, skann koden på nytt, eller spør de ansatte om den gjeldende.',
    home: 'Gå til startsiden',
  },

  problem: {
    title: 'Siden kunne ikke lastes',
    text: 'Sjekk tilkoblingen, og prøv igjen.',
    retry: 'Prøv igjen',
    noConnection: 'Tilkoblingen mislyktes. Sjekk at du er på nett.',
  },

  paused: {
    title: 'Siden tar en pause.',
    text: 'Takk for besøket. Prøv igjen senere.',
  },

  notFound: {
    title: 'Fant ikke siden',
    text: 'Det er ingenting på denne adressen. Siden kan være flyttet, eller adressen kan være feilskrevet.',
    home: 'Gå til startsiden',
  },

  errors: {
    looks_automatic: 'Tilbakemeldingen er ikke sendt ennå. Trykk på knappen igjen.',
    bad_request: 'Forespørselen ble ikke forstått.',
    unknown_origin:
      'Denne siden har ikke lov til å gjøre denne forespørselen. Åpne den på sin egen adresse, og prøv igjen.',
    company_not_found: 'Fant ikke bedriften.',
    company_suspended:
      'Siden tar en pause, så tilbakemeldingen er ikke sendt. Den er lagret her. Prøv igjen senere.',
    request_timeout: 'Forespørselen tok for lang tid. Prøv igjen.',
    review_settled:
      'Den tidligere tilbakemeldingen er mer enn en time gammel og kan ikke lenger endres. Trykk på knappen igjen for å sende dette som en ny tilbakemelding.',
    body_too_large: 'Dette er for stort til å sendes.',
    too_many_requests: 'For mange forespørsler. Prøv igjen om litt.',
    internal_error: 'Noe gikk galt. Prøv igjen.',
    overloaded: 'Tjenesten er overbelastet. Prøv igjen om litt.',
    stopping: 'Tjenesten starter på nytt. Prøv igjen om litt.',
    unavailable: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
  },

  notifications: {
    region: 'Varsler (F8)',
    close: 'Lukk',
  },
}
