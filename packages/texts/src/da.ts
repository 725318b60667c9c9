import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

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

export const receipt: ReceiptTexts = {
  title: (company) => `Din feedback til ${company}`,
  sent: (at, timeZone) => `Sendt den ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Ændret den ${day(at, timeZone)}`,
  noContact: 'Der er ikke gemt kontaktoplysninger.',
  changeTitle: 'Ret din feedback',
  until: (at, timeZone) => `Du kan ændre din feedback til og med den ${day(at, timeZone)}.`,
  settled:
    'Denne feedback kan ikke længere ændres. Du kan stadig trække den tilbage eller fjerne dine kontaktoplysninger.',
  save: 'Gem ændringer',
  saved: (company) => `Dine ændringer er gemt. ${company} kan se den nye version og også det, du skrev før.`,
  changedElsewhere:
    'Din feedback er i mellemtiden blevet ændret et andet sted, så dette er ikke gemt. Ovenfor står det, der er gemt, og nedenfor det, du lige har skrevet.',
  failed: 'Intet er ændret endnu. Prøv igen.',
  removeContact: {
    title: 'Fjern kontaktoplysninger',
    text: (company) =>
      `Dit navn, dit telefonnummer og din e-mailadresse slettes. ${company} kan så kun svare dig på denne side. Din feedback bevares.`,
    submit: 'Fjern kontaktoplysninger',
    done: 'Dine kontaktoplysninger er slettet.',
  },
  withdraw: {
    title: 'Træk din feedback tilbage',
    text: 'Din tekst og dine kontaktoplysninger slettes permanent. Kun stjernerne og dagen bliver i statistikken.',
    confirm: 'Ja, slet min feedback',
    submit: 'Træk feedback tilbage',
    unconfirmed: 'Bekræft, at du vil trække din feedback tilbage.',
    done: 'Din feedback er trukket tilbage',
    doneText: 'Din tekst og dine kontaktoplysninger er slettet. Dette link virker ikke længere.',
  },
  conversation: {
    time,
    you: 'Dig',
    noAnswer: (company) => `${company} har ikke svaret endnu.`,
    sent: (company) => `Dit svar er sendt til ${company}.`,
    answer: 'Dit svar',
    placeholder: 'Skriv dit svar …',
    send: 'Send svar',
    failed: 'Dit svar er ikke sendt endnu. Prøv igen.',
    invalid: {
      blank: 'Skriv et svar.',
      tooLong: (max) =>
        plural(max, {
          one: 'Brug højst # tegn',
          other: 'Brug højst # tegn',
        }),
    },
  },
  private: 'Hold denne sides adresse for dig selv: Alle, der har den, kan læse og ændre din feedback.',
  ended: {
    title: 'Dette link gælder ikke længere',
    text: 'Tjek, at adressen er fuldstændig. Et link udløber, når din feedback trækkes tilbage eller slettes.',
  },
}

export const notice: NoticeTexts = {
  title: 'Privatliv',
  responsible: {
    title: 'Hvem der har ansvaret',
    company: (company) => `${company} er ansvarlig for den feedback, du giver her.`,
    address: 'Du kan kontakte virksomheden her:',
    noAddress: 'Du kan henvende dig til virksomheden på stedet.',
    operator: (operator, company) =>
      `${operator} driver denne side og opbevarer din feedback på vegne af ${company}.`,
  },
  kept: {
    title: 'Hvad der gemmes',
    feedback:
      'Dine stjerner, din tekst, dato og klokkeslæt, sidens sprog og, hvis du scannede en QR-kode, hvilken det var.',
    contact:
      'Dit navn, dit telefonnummer og din e-mailadresse gemmes kun, hvis du oplyser dem, så virksomheden kan svare dig.',
  },
  readers: {
    title: 'Hvem der læser det',
    text: (company) => `Privat feedback læses af teamet hos ${company}. Den offentliggøres ikke.`,
    google: 'En offentlig anmeldelse skriver du på Google, og dér gælder Googles regler.',
  },
  duration: {
    title: 'Hvor længe det gemmes',
    contact: (months) =>
      plural(months, {
        one: 'Dit navn, dit telefonnummer og din e-mailadresse slettes efter # måned.',
        other: 'Dit navn, dit telefonnummer og din e-mailadresse slettes efter # måneder.',
      }),
    contactUnlimited:
      'Dit navn, dit telefonnummer og din e-mailadresse gemmes, indtil du eller virksomheden sletter dem.',
    text: (months) =>
      plural(months, {
        one: 'Din tekst slettes efter # måned.',
        other: 'Din tekst slettes efter # måneder.',
      }),
    textUnlimited: 'Din tekst gemmes, indtil du eller virksomheden sletter den.',
    numbers: 'Stjernerne og dagen bliver i statistikken uden oplysninger om dig.',
  },
  rights: {
    title: 'Dine rettigheder',
    receipt:
      'Når du har sendt, får du et privat link. Med det kan du til enhver tid læse din feedback og trække den tilbage, og du kan ændre den i 30 dage.',
    company: (company) =>
      `Du kan også spørge ${company}, hvilke oplysninger de har om dig, og få dem rettet eller slettet. Og du kan klage til en databeskyttelsesmyndighed.`,
  },
  tracking: {
    title: 'Ingen sporing',
    text: 'Disse sider bruger ikke cookies, genkender ingen og henter intet fra andre virksomheder. Det, du skriver, gemmes i din browser, indtil det sendes.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svaret på din feedback`,
    answer: (company) => `Svar ${company} på din private side:`,
    wrote: (at, timeZone) => `Den ${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du modtager denne e-mail, fordi du oplyste din adresse sammen med din feedback til ${company}.`,
    end: (company) => `Ingen flere e-mails fra ${company}:`,
  },
  receipt: {
    link: 'Her kan du læse, ændre eller trække din feedback tilbage:',
    why: (company) => `Du modtager denne e-mail, fordi du bad om den, da du gav feedback til ${company}.`,
  },
  secret: 'Del ikke linket: Alle, der har det, kan læse og ændre din feedback.',
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
