import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/** A company in the header and the navigation, and on the overview. */
export const companies = {
  header: {
    /** Names the choice of the company. */
    company: 'Company',
    /** Links: to posters and stickers, and to the page that visitors see. */
    materials: 'Marketing Materials',
    reviewPage: 'View Review Page',
  },

  /** The tabs, which are a bar at the bottom of a phone: as short as possible. */
  nav: {
    /** Names the navigation. */
    label: 'Dashboard',
    overview: 'Overview',
    reviews: 'Reviews',
    /** QR codes, and what is printed with them. */
    codes: 'Codes & print',
    settings: 'Settings',
    /** Read out by screen readers right after `reviews`. */
    toDo: (count: number) => plural(count, { one: ', # to do', other: ', # to do' }),
    /** Names the navigation back to the overview. */
    back: 'Breadcrumb',
    toDashboard: 'Back to dashboard',
  },

  /** Above everything. */
  banner: {
    /** In bold, before the next sentences. */
    suspended: 'This company is suspended.',
    suspendedText: 'Visitors cannot leave feedback. You can read and export everything, but change nothing.',
    /** Why it is suspended, in the operator's words. */
    reason: <Node>(reason: Node): Parts<Node> => ['Reason: ', reason],
    /** `contact` is the operator's name and address, or `frame.operator.unknown`; no full stop follows. */
    contact: <Node>(contact: Node): Parts<Node> => ['Please contact ', contact],
    overdue: <Node>(contact: Node): Parts<Node> => [
      'A payment for this company is overdue. Please contact ',
      contact,
    ],
  },

  /** While figures are still in the former time zone; `zone` is the new one, such as “Europe/Berlin”. */
  recounting: (zone: string) => `Figures are being recalculated for ${zone}.`,

  qrCode: {
    title: 'QR Code',
    description: 'Opens your review page when scanned with a phone.',
    /** Button. */
    show: 'Show QR Code',
  },

  practice: {
    title: 'How you ask for reviews',
    description: 'A public page for customers and authorities, made from your settings and counts.',
    open: 'Open the page',
  },

  /** A card that downloads a file for authorities. */
  evidence: {
    title: 'Evidence for authorities',
    description:
      'One signed file of a period: your pages as they were shown, your words, what was refused, links and counts. It names nobody.',
    download: 'Download',
  },
}

export type CompaniesTexts = typeof companies
