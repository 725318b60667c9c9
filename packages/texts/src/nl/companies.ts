import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const companies: CompaniesTexts = {
  header: {
    company: 'Bedrijf',
    materials: 'Promotiemateriaal',
    reviewPage: 'Reviewpagina bekijken',
  },

  nav: {
    label: 'Dashboard',
    overview: 'Overzicht',
    reviews: 'Reviews',
    codes: 'Codes en print',
    settings: 'Instellingen',
    toDo: (count) => plural(count, { one: ', # te doen', other: ', # te doen' }),
    back: 'Kruimelpad',
    toDashboard: 'Terug naar dashboard',
  },

  banner: {
    suspended: 'Dit bedrijf is opgeschort.',
    suspendedText:
      'Bezoekers kunnen geen feedback geven. Je kunt alles lezen en exporteren, maar niets wijzigen.',
    reason: (reason) => ['Reden: ', reason],
    contact: (contact) => ['Neem contact op met ', contact],
    overdue: (contact) => ['Een betaling voor dit bedrijf is te laat. Neem contact op met ', contact],
  },

  recounting: (zone) => `De cijfers worden opnieuw berekend voor ${zone}.`,

  qrCode: {
    title: 'QR-code',
    description: 'Opent je reviewpagina wanneer iemand hem scant met een telefoon.',
    show: 'QR-code tonen',
  },

  practice: {
    title: 'Hoe je om reviews vraagt',
    description: 'Een openbare pagina voor klanten en autoriteiten, gemaakt van je instellingen en cijfers.',
    open: 'Pagina openen',
  },
  evidence: {
    title: 'Bewijs voor autoriteiten',
    description:
      'Een ondertekend bestand over een periode: je pagina’s zoals ze zijn getoond, je teksten, wat is geweigerd, links en cijfers. Het noemt niemand.',
    download: 'Downloaden',
  },
}
