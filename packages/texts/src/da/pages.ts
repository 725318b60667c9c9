import { ui } from '#da/ui.ts'
import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'

const { plural } = formats('da')

export const pages: PageTexts = {
  loading: 'Indlæser …',
  noScript: 'Siden kræver JavaScript. Slå det til, og genindlæs siden.',
  back: 'Tilbage',

  language: {
    label: 'Sprog',
    change: 'Skift sprog',
  },

  titles: {
    choice: (company) => `Hvordan var din oplevelse? · ${company}`,
    rating: (company) => `Bedøm din oplevelse · ${company}`,
    feedback: (company) => `Din feedback · ${company}`,
    thankYou: (company) => `Tak · ${company}`,
    companyNotFound: 'Virksomheden blev ikke fundet',
    notFound: 'Siden blev ikke fundet',
    paused: 'Siden holder pause',
    problem: 'Siden kunne ikke indlæses',
  },

  ui,

  rating: {
    title: 'Bedøm din oplevelse',
    subtitle: 'Din feedback er fortrolig og hjælper os med at blive bedre',
    stars: 'Vælg en bedømmelse',
  },

  feedback: {
    loved: 'Fortæl os, hvad du var glad for!',
    improve: 'Hjælp os med at forbedre din oplevelse',
    rating: 'Din bedømmelse',
    text: 'Din feedback',
    placeholder: 'Fortæl, hvad du synes …',
    confidential: 'Din feedback er fortrolig',
    contact: 'Kontaktoplysninger',
    optional: 'valgfrit',
    contactReason: 'Så virksomheden kan svare dig',
    name: 'Navn',
    phone: 'Telefonnummer',
    email: 'E-mail',
    mailReceipt: 'Send mig det private link til min feedback',
    submit: 'Send feedback',
    submitting: 'Sender …',
    honeypot: 'Lad dette felt være tomt',
    tooLong: (over) =>
      plural(over, {
        one: 'Forkort din feedback med # tegn',
        other: 'Forkort din feedback med # tegn',
      }),
    offline: 'Du er offline. Din feedback gemmes her og sendes, så snart forbindelsen er tilbage.',
    errorTitle: 'Fejl',
    failed: 'Din feedback kunne ikke sendes. Prøv igen.',
    requiredTitle: 'Feedback mangler',
    invalid: {
      feedback: 'Fortæl os, hvordan vi kan blive bedre.',
      rating: 'Vælg mellem 1 og 5 stjerner',
      contactEmail: 'Indtast en gyldig e-mailadresse',
      tooLong: (max) =>
        plural(max, {
          one: 'Brug højst # tegn',
          other: 'Brug højst # tegn',
        }),
      unreadable: 'Fjern det ulæselige tegn',
    },
  },

  thankYou: {
    title: 'Tak for din feedback!',
    text: 'Vi læser din feedback og arbejder på at blive bedre.',
    home: 'Tilbage til start',
    publicReview: 'Skriv offentlig anmeldelse',
    receipt: 'Gem dette link for at læse, ændre eller trække din feedback tilbage',
    open: 'Åbn min feedback',
    copy: 'Kopiér link',
    copied: 'Kopieret',
  },

  privacy: 'Privatliv',

  companyNotFound: {
    title: 'Virksomheden blev ikke fundet',
    text: 'Den anmeldelsesside, du leder efter, findes ikke.',
    hint: 'Tjek adressen, scan koden igen, eller spørg personalet efter den aktuelle.',
    home: 'Gå til startsiden',
  },

  problem: {
    title: 'Siden kunne ikke indlæses',
    text: 'Tjek din forbindelse, og prøv igen.',
    retry: 'Prøv igen',
    noConnection: 'Forbindelsen mislykkedes. Tjek, at du er online.',
  },

  paused: {
    title: 'Siden holder pause.',
    text: 'Tak for dit besøg. Prøv igen senere.',
  },

  notFound: {
    title: 'Siden blev ikke fundet',
    text: 'Der er intet på denne adresse. Siden er måske flyttet, eller adressen er tastet forkert.',
    home: 'Gå til startsiden',
  },

  errors: {
    looks_automatic: 'Din feedback er ikke sendt endnu. Tryk på knappen igen.',
    bad_request: 'Anmodningen kunne ikke forstås.',
    unknown_origin:
      'Denne side må ikke foretage denne anmodning. Åbn siden på dens egen adresse, og prøv igen.',
    company_not_found: 'Virksomheden blev ikke fundet.',
    company_suspended:
      'Siden holder pause, så din feedback er ikke blevet sendt. Den gemmes her. Prøv igen senere.',
    request_timeout: 'Anmodningen tog for lang tid. Prøv igen.',
    review_settled:
      'Din tidligere feedback er mere end en time gammel og kan ikke længere ændres. Tryk på knappen igen for at sende dette som ny feedback.',
    body_too_large: 'Dette er for stort til at blive sendt.',
    too_many_requests: 'For mange anmodninger. Prøv igen om et øjeblik.',
    internal_error: 'Noget gik galt. Prøv igen.',
    overloaded: 'Tjenesten er overbelastet. Prøv igen om et øjeblik.',
    stopping: 'Tjenesten genstarter. Prøv igen om et øjeblik.',
    unavailable: 'Tjenesten er ikke tilgængelig lige nu. Prøv igen om et øjeblik.',
  },

  notifications: {
    region: 'Meddelelser (F8)',
    close: 'Luk',
  },
}
