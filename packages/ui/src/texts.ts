import { createContext } from 'react'

/** English texts of the components that visitors see; a translation is another value of this type. */
export const uiTexts = {
  /** Name of a star in a picker. */
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  outOfStars: (rating: number) => `${rating} out of 5 stars`,
  optional: 'Optional',
  choice: {
    title: 'How was your experience?',
    subtitle: 'We value your feedback',
    publicReview: 'Leave a Public Review',
    privateFeedback: 'Share Private Feedback',
    note: 'Public reviews are shared on Google. Private feedback is confidential and helps us improve.',
  },
}

/** Provides the texts in the visitor's language; English without a provider. */
export const UiTexts = createContext(uiTexts)
