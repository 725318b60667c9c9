import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#nl/ui.ts'

const { plural } = formats('nl')

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

  ui,

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
