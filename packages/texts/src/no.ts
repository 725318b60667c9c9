import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('no')

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

  ui: {
    stars: (rating) => plural(rating, { one: '# stjerne', other: '# stjerner' }),
    outOfStars: (rating) => `${number(rating)} av 5 stjerner`,
    optional: 'Valgfritt',
    choice: {
      title: 'Hvordan var opplevelsen?',
      subtitle: 'Din tilbakemelding er viktig for oss',
      publicReview: 'Skriv offentlig anmeldelse',
      privateFeedback: 'Gi privat tilbakemelding',
      note: 'Offentlige anmeldelser vises på Google. Private tilbakemeldinger er konfidensielle og hjelper oss å bli bedre.',
    },
  },

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

export const receipt: ReceiptTexts = {
  title: (company) => `Din tilbakemelding til ${company}`,
  sent: (at, timeZone) => `Sendt ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Endret ${day(at, timeZone)}`,
  noContact: 'Ingen kontaktinformasjon er lagret.',
  changeTitle: 'Endre tilbakemeldingen',
  until: (at, timeZone) => `Du kan endre tilbakemeldingen til og med ${day(at, timeZone)}.`,
  settled:
    'Denne tilbakemeldingen kan ikke lenger endres. Du kan fortsatt trekke den eller fjerne kontaktinformasjonen din.',
  save: 'Lagre endringer',
  saved: (company) =>
    `Endringene er lagret. ${company} ser den nye versjonen og også det du skrev tidligere.`,
  changedElsewhere:
    'Tilbakemeldingen er i mellomtiden endret et annet sted, så dette er ikke lagret. Over ser du det som er lagret, under det du nettopp har skrevet.',
  failed: 'Ingenting er endret ennå. Prøv igjen.',
  removeContact: {
    title: 'Fjern kontaktinformasjon',
    text: (company) =>
      `Navnet, telefonnummeret og e-postadressen din blir slettet. ${company} kan da bare svare deg på denne siden. Tilbakemeldingen blir værende.`,
    submit: 'Fjern kontaktinformasjon',
    done: 'Kontaktinformasjonen din er slettet.',
  },
  withdraw: {
    title: 'Trekk tilbakemeldingen',
    text: 'Teksten og kontaktinformasjonen din blir slettet for godt. Bare stjernene og dagen blir stående i statistikken.',
    confirm: 'Ja, slett tilbakemeldingen min',
    submit: 'Trekk tilbakemeldingen',
    unconfirmed: 'Bekreft at du vil trekke tilbakemeldingen.',
    done: 'Tilbakemeldingen er trukket',
    doneText: 'Teksten og kontaktinformasjonen din er slettet. Denne lenken virker ikke lenger.',
  },
  conversation: {
    time,
    you: 'Du',
    noAnswer: (company) => `${company} har ikke svart ennå.`,
    sent: (company) => `Svaret ditt er sendt til ${company}.`,
    answer: 'Ditt svar',
    placeholder: 'Skriv svaret ditt …',
    send: 'Send svar',
    failed: 'Svaret er ikke sendt ennå. Prøv igjen.',
    invalid: {
      blank: 'Skriv et svar.',
      tooLong: (max) =>
        plural(max, {
          one: 'Bruk høyst # tegn',
          other: 'Bruk høyst # tegn',
        }),
    },
  },
  private:
    'Hold adressen til denne siden for deg selv: Alle som har den, kan lese og endre tilbakemeldingen din.',
  ended: {
    title: 'Denne lenken er ikke lenger gyldig',
    text: 'Sjekk at adressen er fullstendig. En lenke slutter å virke når tilbakemeldingen trekkes eller slettes.',
  },
}

export const notice: NoticeTexts = {
  title: 'Personvern',
  responsible: {
    title: 'Hvem som er ansvarlig',
    company: (company) => `${company} er ansvarlig for tilbakemeldingen du gir her.`,
    address: 'Du kan kontakte bedriften her:',
    noAddress: 'Du kan henvende deg til bedriften på stedet.',
    operator: (operator, company) =>
      `${operator} driver denne siden og lagrer tilbakemeldingene på vegne av ${company}.`,
  },
  kept: {
    title: 'Hva som lagres',
    feedback:
      'Stjernene, teksten, dato og klokkeslett, språket på siden og, hvis du skannet en QR-kode, hvilken det var.',
    contact:
      'Navn, telefonnummer og e-postadresse lagres bare hvis du oppgir dem, slik at bedriften kan svare deg.',
  },
  readers: {
    title: 'Hvem som leser det',
    text: (company) => `Private tilbakemeldinger leses av teamet hos ${company}. De blir ikke publisert.`,
    google: 'En offentlig anmeldelse skriver du på Google, og der gjelder Googles regler.',
  },
  duration: {
    title: 'Hvor lenge det lagres',
    contact: (months) =>
      plural(months, {
        one: 'Navnet, telefonnummeret og e-postadressen din slettes etter # måned.',
        other: 'Navnet, telefonnummeret og e-postadressen din slettes etter # måneder.',
      }),
    contactUnlimited:
      'Navnet, telefonnummeret og e-postadressen din lagres til du eller bedriften sletter dem.',
    text: (months) =>
      plural(months, {
        one: 'Teksten din slettes etter # måned.',
        other: 'Teksten din slettes etter # måneder.',
      }),
    textUnlimited: 'Teksten din lagres til du eller bedriften sletter den.',
    numbers: 'Stjernene og dagen blir stående i statistikken, uten opplysninger om deg.',
  },
  rights: {
    title: 'Dine rettigheter',
    receipt:
      'Når du har sendt, får du en privat lenke. Med den kan du når som helst lese og trekke tilbakemeldingen, og endre den i 30 dager.',
    company: (company) =>
      `Du kan også spørre ${company} hvilke opplysninger de har om deg, og få dem rettet eller slettet. Du kan dessuten klage til en personvernmyndighet.`,
  },
  tracking: {
    title: 'Ingen sporing',
    text: 'Disse sidene bruker ikke informasjonskapsler, gjenkjenner ingen og henter ingenting fra andre bedrifter. Det du skriver, blir liggende i nettleseren din til det er sendt.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} har svart på tilbakemeldingen din`,
    answer: (company) => `Svar ${company} på din private side:`,
    wrote: (at, timeZone) => `${day(at, timeZone)} skrev du:`,
    why: (company) =>
      `Du får denne e-posten fordi du la igjen adressen din sammen med tilbakemeldingen til ${company}.`,
    end: (company) => `Ingen flere e-poster fra ${company}:`,
  },
  receipt: {
    link: 'Les, endre eller trekk tilbakemeldingen:',
    why: (company) => `Du får denne e-posten fordi du ba om den da du ga tilbakemelding til ${company}.`,
  },
  secret: 'Ikke del lenken: Alle som har den, kan lese og endre tilbakemeldingen din.',
  unsubscribe: {
    stop: (company) => `Stoppe e-poster fra ${company} om tilbakemeldingen din?`,
    stopText: 'Dette gjelder bare disse e-postene, og du kan angre her.',
    unsubscribe: 'Meld deg av',
    stopped: (company) => `Du får ikke lenger e-poster fra ${company} om tilbakemeldingen din`,
    stoppedText: 'Alle andre e-poster kommer som før.',
    undo: 'Angre',
    resumed: (company) => `Du får igjen e-poster fra ${company} om tilbakemeldingen din`,
    resumedText: 'Ingenting annet er endret.',
    unknown: 'Denne lenken virker ikke lenger',
    unknownText: 'Du får ikke lenger disse e-postene, eller lenken er ufullstendig.',
  },
}

export const prints: PrintTexts = {
  question: ['Hvordan var', 'besøket?'],
  ask: 'Fortell oss!',
  instruction: 'Skann med mobilkameraet',
}
