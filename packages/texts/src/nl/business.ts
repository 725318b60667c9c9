import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('nl')

/** With their articles, as “het logo” differs. */
const parts = { name: 'de vorige naam', logoUrl: 'het vorige logo', brandColor: 'de vorige kleur' }

export const business: BusinessTexts = {
  brand: {
    title: 'Naam, logo en kleur',
    description: 'Op je reviewpagina, in e-mails aan klanten en op je drukwerk.',
    name: 'Naam',
    nameText: (page) => [
      'Je reviewpagina staat op ',
      page,
      '. Dat adres blijft gelijk, zodat gedrukte codes blijven werken.',
    ],
    color: 'Merkkleur',
    formerKept: (changed) =>
      `Op bestaand drukwerk blijven ${list(changed.map((part) => parts[part]))} staan; de codes erop blijven werken.`,
    saved: 'Opgeslagen. Bezoekers zien het nu.',
  },

  website: {
    title: 'Je huisstijl op je website zoeken',
    label: 'Website',
    find: 'Zoeken',
    looking: 'Je website wordt bekeken. Dit kan een paar seconden duren.',
    found: 'Kies wat van jou is. Bezoekers zien het zodra je opslaat.',
    nothingFound: 'Daar is niets gevonden. Upload hieronder je logo en kies een kleur.',
    name: 'Naam',
    logos: 'Logo’s',
    colors: 'Kleuren',
    colorsText: `Het getal is het contrast van de tekst op een knop; vanaf ${number(4.5)} is die goed leesbaar. Waar een kleur als tekst dient, past de pagina hem aan.`,
    sources: {
      page: 'Op de pagina',
      icon: 'Pictogram',
      preview: 'Linkafbeelding',
    },
    sample: 'Review',
    contrast: (ratio) => `Contrast ${ratio}`,
  },

  timeZone: {
    title: 'Tijdzone',
    description: (zone) => `Dagen, weken en maanden worden geteld in ${zone}.`,
    change: 'Tijdzone wijzigen',
    dialogTitle: 'Tijdzone',
    dialogText: 'Dagen, weken en maanden worden in deze tijdzone geteld.',
    label: 'Tijdzone',
    save: 'Opslaan',
    saved: 'Tijdzone bijgewerkt',
    failed: 'De tijdzone kon niet worden bijgewerkt',
  },

  texts: {
    title: 'Taal en teksten',
    description: 'Bezoekers lezen je reviewpagina in de taal van hun browser.',
    saved: 'Taal en teksten opgeslagen',
  },

  replyTo: {
    title: 'Antwoordadres',
    description:
      'Waar het aankomt als bezoekers je e-mails beantwoorden. Zonder adres antwoorden ze op hun privépagina, waar elke e-mail naar linkt.',
    label: 'E-mailadres',
    placeholder: 'hallo@example.com',
    save: 'Adres opslaan',
    saved: 'Antwoordadres opgeslagen',
    removed: 'Antwoordadres verwijderd',
  },

  googleUrl: {
    title: 'URL voor Google-reviews',
    description: 'Waar “Openbare review schrijven” je bezoekers naartoe brengt.',
    test: 'Link testen',
    missing: 'Nog geen URL. Bezoekers kunnen geen openbare review schrijven.',
    new: 'Nieuwe URL',
    update: 'URL bijwerken',
    updated: 'URL voor Google-reviews bijgewerkt',
    failed: 'De URL kon niet worden bijgewerkt',
  },

  linkCheck: {
    title: 'Controleer je Google-link',
    text: (months) =>
      plural(months, {
        one: 'Links naar Google kunnen ongemerkt ophouden te werken. Die van jou is # maand niet gecontroleerd.',
        other:
          'Links naar Google kunnen ongemerkt ophouden te werken. Die van jou is # maanden niet gecontroleerd.',
      }),
    open: 'Openen',
    ask: 'Was het de pagina van je bedrijf?',
    yes: 'Ja, die is van ons',
    no: 'Nee, wijzigen',
    dismiss: 'Negeren',
    confirmed: 'Google-link bevestigd',
    dismissed: 'Herinnering verborgen',
    failed: 'Opslaan is mislukt',
  },
}
