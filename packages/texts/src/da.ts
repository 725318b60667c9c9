import type { ConversationTexts, MailTexts, PageTexts, PrintTexts } from '#en.ts'
import { formats } from '#formats.ts'

export { notice, receipt } from '#en.ts'

const { number, plural, time, day } = formats('da')

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

  ui: {
    stars: (rating) => plural(rating, { one: '# stjerne', other: '# stjerner' }),
    outOfStars: (rating) => `${number(rating)} ud af 5 stjerner`,
    optional: 'Valgfrit',
    choice: {
      title: 'Hvordan var din oplevelse?',
      subtitle: 'Din feedback er vigtig for os',
      publicReview: 'Skriv offentlig anmeldelse',
      privateFeedback: 'Giv privat feedback',
      note: 'Offentlige anmeldelser vises på Google. Privat feedback er fortrolig og hjælper os med at blive bedre.',
    },
  },

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
    name: 'Navn',
    phone: 'Telefonnummer',
    email: 'E-mail',
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

export const conversation: ConversationTexts = {
  title: (company) => `Din samtale med ${company}`,
  yourFeedback: 'Din feedback',
  time,
  you: 'Dig',
  noAnswer: (company) => `${company} har ikke svaret endnu.`,
  sent: (company) => `Dit svar er sendt til ${company}.`,
  answer: 'Dit svar',
  placeholder: 'Skriv dit svar …',
  send: 'Send svar',
  private: (company) => `Kun du og teamet hos ${company} kan læse denne side. Hold adressen for dig selv.`,
  failed: 'Dit svar er ikke sendt endnu. Prøv igen.',
  invalid: {
    blank: 'Skriv et svar.',
    tooLong: (max) =>
      plural(max, {
        one: 'Brug højst # tegn',
        other: 'Brug højst # tegn',
      }),
  },
  ended: {
    title: 'Dette link gælder ikke længere',
    text: 'Tjek, at adressen er fuldstændig. Et link udløber 180 dage efter den seneste besked.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svaret på din feedback`,
    answer: (company) => `Svar ${company} på din private side:`,
    wrote: (at, timeZone) => `Den ${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du modtager denne e-mail, fordi du oplyste din adresse sammen med din feedback til ${company}. Del ikke linket: Alle, der har det, kan læse samtalen.`,
    receipt: 'Her kan du læse, ændre eller trække din feedback tilbage:',
    end: (company) => `Ingen flere e-mails fra ${company}:`,
  },
  unsubscribe: {
    stop: (company) => `Stop e-mails fra ${company} om din feedback?`,
    stopText: 'Det gælder kun disse e-mails, og du kan fortryde her.',
    unsubscribe: 'Afmeld',
    stopped: (company) => `Du får ikke længere e-mails fra ${company} om din feedback`,
    stoppedText: 'Alle andre e-mails fortsætter som før.',
    undo: 'Fortryd',
    resumed: (company) => `Du får igen e-mails fra ${company} om din feedback`,
    resumedText: 'Intet andet er ændret.',
    unknown: 'Dette link virker ikke længere',
    unknownText: 'Du får ikke længere disse e-mails, eller linket er ufuldstændigt.',
  },
}

export const prints: PrintTexts = {
  question: ['Hvordan var', 'dit besøg?'],
  ask: 'Fortæl os det.',
  instruction: 'Scan med mobilens kamera',
}
