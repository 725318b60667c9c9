import { formats } from '#formats.ts'

const { number, plural } = formats('en')

/** Words of components of the review pages that the consoles show as well. */
export const ui = {
  /** Name of a star in the picker, for screen readers. */
  stars: (rating: number) => plural(rating, { one: '# star', other: '# stars' }),
  outOfStars: (rating: number) => `${number(rating)} out of 5 stars`,
  /** Beside the name of a field that may stay empty. */
  optional: 'Optional',
  choice: {
    title: 'How was your experience?',
    subtitle: 'We value your feedback',
    /** Button to the company's reviews on Google. */
    publicReview: 'Leave a Public Review',
    /** Button to the form; only the company reads this feedback. */
    privateFeedback: 'Share Private Feedback',
    note: 'Public reviews are shared on Google. Private feedback is confidential and helps us improve.',
  },
}

export type UiTexts = typeof ui
