import type { ChecklistItem } from '@candour/schemas/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('en')

/** The first steps of a new company. */
export const checklist = {
  title: 'Get your first reviews',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
  /** Buttons. */
  show: 'Show the steps',
  hide: 'Hide the steps',
  /** Button that removes the list for good. */
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss the first steps?',
  dismissText:
    'The list goes away for your whole team, and does not come back. Everything in it stays where it is in the settings.',
  dismissConfirm: 'Dismiss',
  saveFailed: 'Failed to save',
  /** A step that is done, for screen readers. */
  done: (title: string) => `${title} (done)`,

  /** What there is to do. */
  titles: {
    link: 'Test your Google link',
    brand: 'Choose your logo and color',
    timeZone: 'Set your time zone',
    /** A code is a QR code, which visitors scan. */
    code: 'Add your first code',
    /** The code. */
    scan: 'Scan it yourself',
    print: 'Print a poster or sticker',
    alert: 'Get a test alert',
    team: 'Invite a colleague',
    review: 'Receive your first review',
  } satisfies Record<ChecklistItem, string>,
  /** What each step is for, and the button to it. */
  steps: {
    link: {
      add: 'Visitors choose freely between a public review on Google and private feedback.',
      addButton: 'Add the link',
      open: 'It should open your business on Google.',
      openButton: 'Open the link',
      /** After the link has been opened. */
      ask: 'Was it the page of your business?',
      yesButton: 'Yes, it is ours',
      noButton: 'No, change it',
    },
    /** Logo and color. */
    brand: { text: 'They appear on your review page and on what you print.', button: 'Choose them' },
    timeZone: { text: 'It says when your day begins, for figures and quiet hours.', button: 'Set it' },
    code: {
      text: 'One for each spot, such as the counter. It shows how often it is scanned.',
      button: 'Add a code',
    },
    scan: { text: 'Open the code on this screen, and scan it with your phone.', button: 'Show my codes' },
    /** The poster or sticker. */
    print: {
      text: 'Order it from us, or download it for your own printer.',
      button: 'Choose a design',
    },
    alert: { text: 'So that you know that alerts about reviews with few stars reach you.' },
    team: {
      text: 'Two pairs of eyes answer sooner.',
      button: 'Invite',
      /** For those who may not. */
      ownersOnly: 'Owners invite colleagues.',
    },
    /** The review. */
    review: { text: 'Leave it yourself, and watch it arrive here.', button: 'Open the review page' },
  },
}

export type ChecklistTexts = typeof checklist
