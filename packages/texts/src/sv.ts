import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

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

export const receipt: ReceiptTexts = {
  title: (company) => `Din feedback till ${company}`,
  sent: (at, timeZone) => `Skickad den ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Ändrad den ${day(at, timeZone)}`,
  noContact: 'Inga kontaktuppgifter är sparade.',
  changeTitle: 'Ändra din feedback',
  until: (at, timeZone) => `Du kan ändra din feedback till och med den ${day(at, timeZone)}.`,
  settled:
    'Den här feedbacken kan inte längre ändras. Du kan fortfarande dra tillbaka den eller ta bort dina kontaktuppgifter.',
  save: 'Spara ändringar',
  saved: (company) =>
    `Dina ändringar har sparats. ${company} ser den nya versionen och även det du skrev tidigare.`,
  changedElsewhere:
    'Din feedback har under tiden ändrats någon annanstans, så det här har inte sparats. Ovanför står det som är sparat, nedanför det du just skrev.',
  failed: 'Inget har ändrats än. Försök igen.',
  removeContact: {
    title: 'Ta bort kontaktuppgifter',
    text: (company) =>
      `Ditt namn, telefonnummer och din e-postadress raderas. ${company} kan då bara svara dig på den här sidan. Din feedback finns kvar.`,
    submit: 'Ta bort kontaktuppgifter',
    done: 'Dina kontaktuppgifter har raderats.',
  },
  withdraw: {
    title: 'Dra tillbaka din feedback',
    text: 'Din text och dina kontaktuppgifter raderas för gott. Bara stjärnorna och dagen blir kvar i statistiken.',
    confirm: 'Ja, radera min feedback',
    submit: 'Dra tillbaka feedback',
    unconfirmed: 'Bekräfta att du vill dra tillbaka din feedback.',
    done: 'Din feedback har dragits tillbaka',
    doneText: 'Din text och dina kontaktuppgifter har raderats. Den här länken fungerar inte längre.',
  },
  conversation: {
    time,
    you: 'Du',
    noAnswer: (company) => `${company} har inte svarat än.`,
    sent: (company) => `Ditt svar till ${company} har skickats.`,
    answer: 'Ditt svar',
    placeholder: 'Skriv ditt svar …',
    send: 'Skicka svar',
    failed: 'Ditt svar har inte skickats än. Försök igen.',
    invalid: {
      blank: 'Skriv ett svar.',
      tooLong: (max) =>
        plural(max, {
          one: 'Använd högst # tecken',
          other: 'Använd högst # tecken',
        }),
    },
  },
  private: 'Håll sidans adress för dig själv: den som har den kan läsa och ändra din feedback.',
  ended: {
    title: 'Länken gäller inte längre',
    text: 'Kontrollera att adressen är fullständig. En länk slutar gälla när feedbacken dras tillbaka eller raderas.',
  },
}

export const notice: NoticeTexts = {
  title: 'Integritet',
  responsible: {
    title: 'Vem som ansvarar',
    company: (company) => `${company} ansvarar för den feedback du lämnar här.`,
    address: 'Du når företaget här:',
    noAddress: 'Du når företaget på plats.',
    operator: (operator, company) =>
      `${operator} driver den här sidan och lagrar feedbacken på uppdrag av ${company}.`,
  },
  kept: {
    title: 'Vad som sparas',
    feedback:
      'Dina stjärnor, din text, datum och tid, sidans språk och, om du skannade en QR-kod, vilken det var.',
    contact:
      'Ditt namn, telefonnummer och din e-postadress sparas bara om du anger dem, så att företaget kan svara dig.',
  },
  readers: {
    title: 'Vem som läser',
    text: (company) => `Privat feedback läses av teamet på ${company}. Den publiceras inte.`,
    google: 'En offentlig recension lämnar du på Google, och där gäller Googles regler.',
  },
  duration: {
    title: 'Hur länge det sparas',
    contact: (months) =>
      plural(months, {
        one: 'Ditt namn, telefonnummer och din e-postadress raderas efter # månad.',
        other: 'Ditt namn, telefonnummer och din e-postadress raderas efter # månader.',
      }),
    contactUnlimited:
      'Ditt namn, telefonnummer och din e-postadress sparas tills du eller företaget raderar dem.',
    text: (months) =>
      plural(months, {
        one: 'Din text raderas efter # månad.',
        other: 'Din text raderas efter # månader.',
      }),
    textUnlimited: 'Din text sparas tills du eller företaget raderar den.',
    numbers: 'Stjärnorna och dagen blir kvar i statistiken, utan några uppgifter om dig.',
  },
  rights: {
    title: 'Dina rättigheter',
    receipt:
      'När du har skickat får du en privat länk. Med den kan du när som helst läsa och dra tillbaka din feedback, och ändra den i 30 dagar.',
    company: (company) =>
      `Du kan också fråga ${company} vilka uppgifter som finns om dig och få dem rättade eller raderade. Du kan även klaga hos en dataskyddsmyndighet.`,
  },
  tracking: {
    title: 'Ingen spårning',
    text: 'De här sidorna använder inga kakor, känner inte igen någon och laddar ingenting från andra företag. Det du skriver sparas i din webbläsare tills det skickas.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svarat på din feedback`,
    answer: (company) => `Svara ${company} på din privata sida:`,
    wrote: (at, timeZone) => `Den ${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du får det här mejlet eftersom du lämnade din adress när du gav feedback till ${company}.`,
    end: (company) => `Inga fler mejl från ${company}:`,
  },
  receipt: {
    link: 'Läs, ändra eller dra tillbaka din feedback:',
    why: (company) => `Du får det här mejlet eftersom du bad om det när du gav feedback till ${company}.`,
  },
  secret: 'Dela inte länken: den som har den kan läsa och ändra din feedback.',
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
