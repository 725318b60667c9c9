import type { ConversationTexts, MailTexts, PageTexts, PrintTexts } from '#en.ts'
import { formats } from '#formats.ts'

export { notice, receipt } from '#en.ts'

const { number, plural, time, day } = formats('sv')

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

  ui: {
    stars: (rating) => plural(rating, { one: '# stjärna', other: '# stjärnor' }),
    outOfStars: (rating) => `${number(rating)} av 5 stjärnor`,
    optional: 'Valfritt',
    choice: {
      title: 'Hur var din upplevelse?',
      subtitle: 'Din feedback är viktig för oss',
      publicReview: 'Skriv offentlig recension',
      privateFeedback: 'Ge privat feedback',
      note: 'Offentliga recensioner visas på Google. Privat feedback är konfidentiell och hjälper oss att bli bättre.',
    },
  },

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
    name: 'Namn',
    phone: 'Telefonnummer',
    email: 'E-post',
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

export const conversation: ConversationTexts = {
  title: (company) => `Din konversation med ${company}`,
  yourFeedback: 'Din feedback',
  time,
  you: 'Du',
  noAnswer: (company) => `${company} har inte svarat än.`,
  sent: (company) => `Ditt svar till ${company} har skickats.`,
  answer: 'Ditt svar',
  placeholder: 'Skriv ditt svar …',
  send: 'Skicka svar',
  private: (company) =>
    `Bara du och teamet på ${company} kan läsa den här sidan. Håll adressen för dig själv.`,
  failed: 'Ditt svar har inte skickats än. Försök igen.',
  invalid: {
    blank: 'Skriv ett svar.',
    tooLong: (max) =>
      plural(max, {
        one: 'Använd högst # tecken',
        other: 'Använd högst # tecken',
      }),
  },
  ended: {
    title: 'Länken gäller inte längre',
    text: 'Kontrollera att adressen är fullständig. En länk slutar gälla 180 dagar efter det senaste meddelandet.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svarat på din feedback`,
    answer: (company) => `Svara ${company} på din privata sida:`,
    wrote: (at, timeZone) => `Den ${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du får det här mejlet eftersom du lämnade din adress när du gav feedback till ${company}. Dela inte länken: den som har den kan läsa konversationen.`,
    receipt: 'Läs, ändra eller dra tillbaka din feedback:',
    end: (company) => `Inga fler mejl från ${company}:`,
  },
  unsubscribe: {
    stop: (company) => `Vill du sluta få mejl från ${company} om din feedback?`,
    stopText: 'Det gäller bara de här mejlen, och du kan ångra dig här.',
    unsubscribe: 'Avregistrera dig',
    stopped: (company) => `Du får inte längre mejl från ${company} om din feedback`,
    stoppedText: 'Alla andra mejl kommer som förut.',
    undo: 'Ångra',
    resumed: (company) => `Du får åter mejl från ${company} om din feedback`,
    resumedText: 'Inget annat har ändrats.',
    unknown: 'Länken fungerar inte längre',
    unknownText: 'Du får inte längre de här mejlen, eller så är länken ofullständig.',
  },
}

export const prints: PrintTexts = {
  question: ['Hur var', 'ditt besök?'],
  ask: 'Berätta!',
  instruction: 'Skanna med mobilkameran',
}
