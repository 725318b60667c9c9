import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const checklist: ChecklistTexts = {
  title: 'Op weg naar je eerste reviews',
  progress: (done, all) => `${number(done)} van ${number(all)} klaar`,
  show: 'Stappen tonen',
  hide: 'Stappen verbergen',
  dismiss: 'Weghalen',
  dismissTitle: 'De eerste stappen weghalen?',
  dismissText:
    'De lijst verdwijnt voor je hele team en komt niet terug. Alles wat erin staat, blijft te vinden in de instellingen.',
  dismissConfirm: 'Weghalen',
  saveFailed: 'Opslaan is mislukt',
  done: (title) => `${title} (klaar)`,

  titles: {
    link: 'Test je Google-link',
    brand: 'Kies je logo en kleur',
    timeZone: 'Stel je tijdzone in',
    code: 'Voeg je eerste code toe',
    scan: 'Scan hem zelf',
    print: 'Druk een poster of sticker',
    alert: 'Ontvang een testmelding',
    team: 'Nodig een collega uit',
    review: 'Ontvang je eerste review',
  },
  steps: {
    link: {
      add: 'Bezoekers kiezen vrij tussen een openbare review op Google en privéfeedback.',
      addButton: 'Link toevoegen',
      open: 'De link hoort je bedrijf op Google te openen.',
      openButton: 'Link openen',
      ask: 'Was het de pagina van je bedrijf?',
      yesButton: 'Ja, die is van ons',
      noButton: 'Nee, wijzigen',
    },
    brand: { text: 'Ze staan op je reviewpagina en op je drukwerk.', button: 'Kiezen' },
    timeZone: {
      text: 'Die bepaalt wanneer je dag begint, voor cijfers en stille uren.',
      button: 'Instellen',
    },
    code: {
      text: 'Eén per plek, zoals de toonbank. De code laat zien hoe vaak hij wordt gescand.',
      button: 'Code toevoegen',
    },
    scan: { text: 'Open de code op dit scherm en scan hem met je telefoon.', button: 'Mijn codes tonen' },
    print: {
      text: 'Bestel je drukwerk bij ons of download het voor je eigen printer.',
      button: 'Ontwerp kiezen',
    },
    alert: { text: 'Dan weet je dat meldingen over reviews met weinig sterren je bereiken.' },
    team: {
      text: 'Met z’n tweeën antwoord je sneller.',
      button: 'Uitnodigen',
      ownersOnly: 'Eigenaren nodigen collega’s uit.',
    },
    review: { text: 'Schrijf hem zelf en zie hem hier binnenkomen.', button: 'Reviewpagina openen' },
  },
}
