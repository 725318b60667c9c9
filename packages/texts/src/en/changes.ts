import { formats } from '#formats.ts'

const { number } = formats('en')

/** What a company has changed because of what was said (“You said, we did”): improvements that visitors read. */
export const changes = {
  title: 'You said, we did',
  description:
    'Tell visitors what you have changed because of what they said. The newest three stand on the thank-you page, and on the page on how you ask for reviews.',
  failed: 'Failed to load the improvements',
  empty: 'Nothing here yet.',
  /** Button. */
  add: 'Add improvement',
  /** Download of the newest three to print. */
  poster: 'Print as a poster',
  /** Labels of the two texts. */
  said: 'You said',
  did: 'We did',
  /** `date` is written in the language. */
  since: (date: string) => `Since ${date}`,
  /** Badge of an improvement that visitors do not see. */
  hidden: 'Hidden',
  /** Button. `did` is what was done. */
  edit: (did: string) => `Edit “${did}”`,
  /** Tooltip of that button, which is an icon. */
  editTitle: 'Edit',
  delete: (did: string) => `Delete “${did}”`,
  deleteTitle: 'Delete',
  deletion: {
    question: 'Delete this improvement?',
    description: 'Visitors no longer see it.',
    /** Button. */
    confirm: 'Delete',
    failed: 'Failed to delete the improvement',
  },
  form: {
    /** Titles of the dialog. */
    addTitle: 'Add improvement',
    editTitle: 'Edit improvement',
    saidDescription: 'What visitors said, in a few words, such as “Slow at noon”.',
    didDescription: 'What is different now, such as “A second till”.',
    date: 'Since',
    themes: 'Themes',
    /** Checkbox. */
    visible: 'Visitors see it',
    /** Button. */
    save: 'Save',
    saved: 'Improvement saved',
  },
  /** How often reviews criticize the themes, before and after the day. Percents are written in the language. */
  effect: {
    /** Button that shows it; `did` is what was done. */
    show: 'Has it helped?',
    showOf: (did: string) => `Has it helped? ${did}`,
    failed: 'Failed to load the numbers',
    /** Above a curve by week. `themes` are names, such as “Price, Waiting time”. */
    title: (themes: string) => `Share of reviews that criticize ${themes}, by week`,
    before: (percent: string, reviews: number) => `Before: ${percent} of ${number(reviews)}`,
    after: (percent: string, reviews: number) => `Since: ${percent} of ${number(reviews)}`,
    verdict: {
      early: 'Too early to tell',
      fewer: 'Criticized less often since then',
      more: 'Criticized more often since then',
    },
  },
}

export type ChangesTexts = typeof changes
