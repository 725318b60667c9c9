import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('nl')

export const pages: PageTexts = {
  loading: 'Laden…',
  noScript: 'Deze pagina heeft JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  back: 'Terug',

  language: {
    label: 'Taal',
    change: 'Taal wijzigen',
  },

  titles: {
    choice: (company) => `Hoe was uw ervaring? · ${company}`,
    rating: (company) => `Beoordeel uw ervaring · ${company}`,
    feedback: (company) => `Uw feedback · ${company}`,
    thankYou: (company) => `Bedankt · ${company}`,
    companyNotFound: 'Bedrijf niet gevonden',
    notFound: 'Pagina niet gevonden',
    paused: 'Deze pagina neemt even pauze',
    problem: 'Deze pagina kon niet worden geladen',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# ster', other: '# sterren' }),
    outOfStars: (rating) => `${number(rating)} van 5 sterren`,
    optional: 'Optioneel',
    choice: {
      title: 'Hoe was uw ervaring?',
      subtitle: 'We waarderen uw feedback',
      publicReview: 'Openbare review schrijven',
      // “Privé” as in: only the company reads it.
      privateFeedback: 'Privéfeedback geven',
      note: 'Openbare reviews verschijnen op Google. Privéfeedback is vertrouwelijk en helpt ons beter te worden.',
    },
  },

  rating: {
    title: 'Beoordeel uw ervaring',
    subtitle: 'Uw feedback is vertrouwelijk en helpt ons beter te worden',
    stars: 'Kies een beoordeling',
  },

  feedback: {
    loved: 'Vertel ons wat u goed vond!',
    improve: 'Help ons uw ervaring te verbeteren',
    rating: 'Uw beoordeling',
    text: 'Uw feedback',
    placeholder: 'Deel uw mening…',
    confidential: 'Uw feedback is vertrouwelijk',
    contact: 'Contactgegevens',
    optional: 'optioneel',
    contactReason: 'Zodat het bedrijf u kan antwoorden',
    name: 'Naam',
    phone: 'Telefoonnummer',
    email: 'E-mail',
    mailReceipt: 'Stuur mij de privélink naar mijn feedback',
    submit: 'Feedback versturen',
    submitting: 'Versturen…',
    honeypot: 'Laat dit veld leeg',
    tooLong: (over) =>
      plural(over, {
        one: 'Maak uw feedback # teken korter',
        other: 'Maak uw feedback # tekens korter',
      }),
    offline:
      'U bent offline. Uw feedback blijft hier bewaard en wordt verstuurd zodra er weer verbinding is.',
    errorTitle: 'Fout',
    failed: 'Uw feedback kon niet worden verstuurd. Probeer het opnieuw.',
    requiredTitle: 'Feedback ontbreekt',
    invalid: {
      feedback: 'Vertel ons wat we kunnen verbeteren.',
      rating: 'Kies 1 tot en met 5 sterren',
      contactEmail: 'Vul een geldig e-mailadres in',
      tooLong: (max) =>
        plural(max, {
          one: 'Gebruik hooguit # teken',
          other: 'Gebruik hooguit # tekens',
        }),
      unreadable: 'Verwijder het onleesbare teken',
    },
  },

  thankYou: {
    title: 'Bedankt voor uw feedback!',
    text: 'We lezen uw feedback en werken aan verbetering.',
    home: 'Terug naar het begin',
    publicReview: 'Openbare review schrijven',
    receipt: 'Bewaar deze link om uw feedback te lezen, te wijzigen of in te trekken',
    open: 'Mijn feedback openen',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd',
  },

  privacy: 'Privacy',

  companyNotFound: {
    title: 'Bedrijf niet gevonden',
    text: 'De reviewpagina die u zoekt, bestaat niet.',
    hint: 'Controleer het adres, scan de code opnieuw of vraag het personeel naar de huidige code.',
    home: 'Naar de startpagina',
  },

  problem: {
    title: 'Deze pagina kon niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    noConnection: 'De verbinding is mislukt. Controleer of u online bent.',
  },

  paused: {
    title: 'Deze pagina neemt even pauze.',
    text: 'Bedankt voor uw bezoek. Probeer het later opnieuw.',
  },

  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat niets. Misschien is de pagina verplaatst of zit er een tikfout in het adres.',
    home: 'Naar de startpagina',
  },

  errors: {
    looks_automatic: 'Uw feedback is nog niet verstuurd. Druk nogmaals op de knop.',
    bad_request: 'Het verzoek is niet begrepen.',
    unknown_origin:
      'Deze pagina mag dit verzoek niet doen. Open de pagina op het eigen adres en probeer het opnieuw.',
    company_not_found: 'Bedrijf niet gevonden.',
    company_suspended:
      'Deze pagina neemt even pauze en uw feedback is niet verstuurd. Uw tekst blijft hier bewaard. Probeer het later opnieuw.',
    request_timeout: 'Het verzoek duurde te lang. Probeer het opnieuw.',
    review_settled:
      'Uw eerdere feedback is ouder dan een uur en kan niet meer worden gewijzigd. Druk nogmaals op de knop om dit als nieuwe feedback te versturen.',
    body_too_large: 'Dit is te groot om te versturen.',
    too_many_requests: 'Te veel verzoeken. Probeer het zo meteen opnieuw.',
    internal_error: 'Er is iets misgegaan. Probeer het opnieuw.',
    overloaded: 'De dienst is overbelast. Probeer het zo meteen opnieuw.',
    stopping: 'De dienst wordt opnieuw gestart. Probeer het zo meteen opnieuw.',
    unavailable: 'De dienst is nu niet beschikbaar. Probeer het zo meteen opnieuw.',
  },

  notifications: {
    region: 'Meldingen (F8)',
    close: 'Sluiten',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `Uw feedback aan ${company}`,
  sent: (at, timeZone) => `Verstuurd op ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Gewijzigd op ${day(at, timeZone)}`,
  noContact: 'Er zijn geen contactgegevens opgeslagen.',
  changeTitle: 'Uw feedback wijzigen',
  until: (at, timeZone) => `U kunt uw feedback wijzigen tot en met ${day(at, timeZone)}.`,
  settled:
    'Deze feedback kan niet meer worden gewijzigd. U kunt uw feedback nog wel intrekken of uw contactgegevens verwijderen.',
  save: 'Wijzigingen opslaan',
  saved: (company) =>
    `Uw wijzigingen zijn opgeslagen. ${company} ziet de nieuwe versie en ook wat u eerder schreef.`,
  changedElsewhere:
    'Uw feedback is intussen ergens anders gewijzigd, daarom is dit niet opgeslagen. Hierboven staat wat is opgeslagen, hieronder wat u net hebt geschreven.',
  failed: 'Er is nog niets gewijzigd. Probeer het opnieuw.',
  removeContact: {
    title: 'Contactgegevens verwijderen',
    text: (company) =>
      `Uw naam, telefoonnummer en e-mailadres worden verwijderd. ${company} kan u dan alleen nog op deze pagina antwoorden. Uw feedback blijft staan.`,
    submit: 'Contactgegevens verwijderen',
    done: 'Uw contactgegevens zijn verwijderd.',
  },
  withdraw: {
    title: 'Uw feedback intrekken',
    text: 'Uw tekst en contactgegevens worden definitief verwijderd. Alleen de sterren en de dag blijven in de statistieken staan.',
    confirm: 'Ja, verwijder mijn feedback',
    submit: 'Feedback intrekken',
    unconfirmed: 'Bevestig dat u uw feedback wilt intrekken.',
    done: 'Uw feedback is ingetrokken',
    doneText: 'Uw tekst en contactgegevens zijn verwijderd. Deze link werkt niet meer.',
  },
  conversation: {
    time,
    you: 'U',
    noAnswer: (company) => `${company} heeft nog niet geantwoord.`,
    sent: (company) => `Uw antwoord is naar ${company} verstuurd.`,
    answer: 'Uw antwoord',
    placeholder: 'Schrijf uw antwoord…',
    send: 'Antwoord versturen',
    failed: 'Uw antwoord is nog niet verstuurd. Probeer het opnieuw.',
    invalid: {
      blank: 'Schrijf een antwoord.',
      tooLong: (max) =>
        plural(max, {
          one: 'Gebruik hooguit # teken',
          other: 'Gebruik hooguit # tekens',
        }),
    },
  },
  private: 'Houd het adres van deze pagina voor uzelf: wie het heeft, kan uw feedback lezen en wijzigen.',
  ended: {
    title: 'Deze link is niet meer geldig',
    text: 'Controleer of het adres volledig is. Een link vervalt zodra de feedback is ingetrokken of verwijderd.',
  },
}

export const notice: NoticeTexts = {
  title: 'Privacy',
  responsible: {
    title: 'Wie verantwoordelijk is',
    company: (company) => `${company} is verantwoordelijk voor de feedback die u hier achterlaat.`,
    address: 'U kunt het bedrijf hier bereiken:',
    noAddress: 'U kunt het bedrijf ter plaatse aanspreken.',
    operator: (operator, company) =>
      `${operator} beheert deze pagina en bewaart de feedback in opdracht van ${company}.`,
  },
  kept: {
    title: 'Wat wordt bewaard',
    feedback:
      'Uw sterren, uw tekst, de datum en tijd, de taal van de pagina en, als u een QR-code hebt gescand, welke dat was.',
    contact:
      'Uw naam, telefoonnummer en e-mailadres, alleen als u ze invult, zodat het bedrijf u kan antwoorden.',
  },
  readers: {
    title: 'Wie het leest',
    text: (company) => `Privéfeedback wordt gelezen door het team van ${company} en niet gepubliceerd.`,
    google: 'Een openbare review plaatst u bij Google. Daar gelden de regels van Google.',
  },
  duration: {
    title: 'Hoelang het wordt bewaard',
    contact: (months) =>
      plural(months, {
        one: 'Uw naam, telefoonnummer en e-mailadres worden na # maand verwijderd.',
        other: 'Uw naam, telefoonnummer en e-mailadres worden na # maanden verwijderd.',
      }),
    contactUnlimited:
      'Uw naam, telefoonnummer en e-mailadres worden bewaard tot u of het bedrijf ze verwijdert.',
    text: (months) =>
      plural(months, {
        one: 'Uw tekst wordt na # maand verwijderd.',
        other: 'Uw tekst wordt na # maanden verwijderd.',
      }),
    textUnlimited: 'Uw tekst wordt bewaard tot u of het bedrijf die verwijdert.',
    numbers: 'De sterren en de dag blijven in de statistieken staan, zonder gegevens over u.',
  },
  rights: {
    title: 'Uw rechten',
    receipt:
      'Na het versturen krijgt u een privélink. Daarmee kunt u uw feedback altijd lezen en intrekken, en 30 dagen lang wijzigen.',
    company: (company) =>
      `U kunt ${company} ook vragen wat er over u bekend is en dit laten corrigeren of verwijderen. En u kunt een klacht indienen bij een privacytoezichthouder.`,
  },
  tracking: {
    title: 'Geen tracking',
    text: 'Deze pagina’s plaatsen geen cookies, herkennen niemand en laden niets van andere bedrijven. Wat u typt, blijft in uw browser bewaard tot het is verstuurd.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} heeft op uw feedback geantwoord`,
    answer: (company) => `Antwoord aan ${company} via uw privépagina:`,
    wrote: (at, timeZone) => `Op ${day(at, timeZone)} schreef u:`,
    why: (company) =>
      `U ontvangt deze e-mail omdat u bij uw feedback aan ${company} uw adres hebt achtergelaten.`,
    end: (company) => `Geen e-mails meer van ${company}:`,
  },
  receipt: {
    link: 'Uw feedback lezen, wijzigen of intrekken:',
    why: (company) => `U ontvangt deze e-mail omdat u erom hebt gevraagd bij uw feedback aan ${company}.`,
  },
  secret: 'Geef de link niet door: wie hem heeft, kan uw feedback lezen en wijzigen.',
  unsubscribe: {
    stop: (company) => `E-mails van ${company} over uw feedback stopzetten?`,
    stopText: 'Dit geldt alleen voor deze e-mails, en u kunt het hier ongedaan maken.',
    unsubscribe: 'Afmelden',
    stopped: (company) => `U ontvangt geen e-mails van ${company} over uw feedback meer`,
    stoppedText: 'Alle andere e-mails blijven gewoon komen.',
    undo: 'Ongedaan maken',
    resumed: (company) => `U ontvangt weer e-mails van ${company} over uw feedback`,
    resumedText: 'Verder is er niets veranderd.',
    unknown: 'Deze link werkt niet meer',
    unknownText: 'U ontvangt deze e-mails niet meer, of de link is niet volledig.',
  },
}

export const prints: PrintTexts = {
  question: ['Hoe was', 'uw bezoek?'],
  ask: 'Vertel het ons.',
  instruction: 'Scan met de camera van uw telefoon',
}
