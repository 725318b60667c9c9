import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#sv/ui.ts'

const { plural } = formats('sv')

export const pages: PageTexts = {
  loading: 'Laddar …',
  noScript: 'Sidan kräver JavaScript. Slå på det och ladda om sidan.',
  back: 'Tillbaka',

  language: {
    label: 'Språk',
    change: 'Byt språk',
  },

  titles: {
    choice: (company) => `Hur var din upplevelse? · ${company}`,
    rating: (company) => `Betygsätt din upplevelse · ${company}`,
    feedback: (company) => `Din feedback · ${company}`,
    thankYou: (company) => `Tack · ${company}`,
    companyNotFound: 'Företaget hittades inte',
    notFound: 'Sidan hittades inte',
    paused: 'Sidan tar en paus',
    problem: 'Sidan kunde inte laddas',
  },

  ui,

  rating: {
    title: 'Betygsätt din upplevelse',
    subtitle: 'Din feedback är konfidentiell och hjälper oss att bli bättre',
    stars: 'Välj ett betyg',
  },

  feedback: {
    loved: 'Berätta vad du gillade!',
    improve: 'Hjälp oss att förbättra din upplevelse',
    rating: 'Ditt betyg',
    text: 'Din feedback',
    placeholder: 'Berätta vad du tycker …',
    confidential: 'Din feedback är konfidentiell',
    contact: 'Kontaktuppgifter',
    optional: 'valfritt',
    contactReason: 'Så att företaget kan svara dig',
    name: 'Namn',
    phone: 'Telefonnummer',
    email: 'E-post',
    mailReceipt: 'Skicka mig den privata länken till min feedback',
    submit: 'Skicka feedback',
    submitting: 'Skickar …',
    honeypot: 'Lämna det här fältet tomt',
    tooLong: (over) =>
      plural(over, {
        one: 'Korta ned din feedback med # tecken',
        other: 'Korta ned din feedback med # tecken',
      }),
    offline: 'Du är offline. Din feedback sparas här och skickas så snart anslutningen är tillbaka.',
    errorTitle: 'Fel',
    failed: 'Din feedback kunde inte skickas. Försök igen.',
    requiredTitle: 'Feedback saknas',
    invalid: {
      feedback: 'Berätta hur vi kan bli bättre.',
      rating: 'Välj mellan 1 och 5 stjärnor',
      contactEmail: 'Ange en giltig e-postadress',
      tooLong: (max) =>
        plural(max, {
          one: 'Använd högst # tecken',
          other: 'Använd högst # tecken',
        }),
      unreadable: 'Ta bort det oläsliga tecknet',
    },
  },

  thankYou: {
    title: 'Tack för din feedback!',
    text: 'Vi läser din feedback och arbetar för att bli bättre.',
    home: 'Tillbaka till start',
    publicReview: 'Skriv offentlig recension',
    receipt: 'Spara den här länken för att läsa, ändra eller dra tillbaka din feedback',
    open: 'Öppna min feedback',
    copy: 'Kopiera länk',
    copied: 'Kopierad',
  },

  privacy: 'Integritet',

  companyNotFound: {
    title: 'Företaget hittades inte',
    text: 'Recensionssidan du söker finns inte.',
    hint: 'Kontrollera adressen, skanna koden igen eller fråga personalen efter den aktuella.',
    home: 'Till startsidan',
  },

  problem: {
    title: 'Sidan kunde inte laddas',
    text: 'Kontrollera anslutningen och försök igen.',
    retry: 'Försök igen',
    noConnection: 'Anslutningen misslyckades. Kontrollera att du är online.',
  },

  paused: {
    title: 'Sidan tar en paus.',
    text: 'Tack för ditt besök. Försök igen senare.',
  },

  notFound: {
    title: 'Sidan hittades inte',
    text: 'Det finns inget på den här adressen. Sidan kan ha flyttats, eller så är adressen felskriven.',
    home: 'Till startsidan',
  },

  errors: {
    looks_automatic: 'Din feedback har inte skickats än. Tryck på knappen igen.',
    bad_request: 'Förfrågan kunde inte tolkas.',
    unknown_origin:
      'Den här sidan får inte göra den här förfrågan. Öppna sidan på dess egen adress och försök igen.',
    company_not_found: 'Företaget hittades inte.',
    company_suspended:
      'Sidan tar en paus, så din feedback har inte skickats. Den sparas här. Försök igen senare.',
    request_timeout: 'Förfrågan tog för lång tid. Försök igen.',
    review_settled:
      'Din tidigare feedback är mer än en timme gammal och kan inte längre ändras. Tryck på knappen igen för att skicka detta som ny feedback.',
    body_too_large: 'Det här är för stort för att skickas.',
    too_many_requests: 'För många förfrågningar. Försök igen om en stund.',
    internal_error: 'Något gick fel. Försök igen.',
    overloaded: 'Tjänsten är hårt belastad. Försök igen om en stund.',
    stopping: 'Tjänsten startar om. Försök igen om en stund.',
    unavailable: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
  },

  notifications: {
    region: 'Meddelanden (F8)',
    close: 'Stäng',
  },
}
