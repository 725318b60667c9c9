import type { Sentiment } from '@candour/schemas/reviews.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/** Lists of reviews and what each of them says, also on the overview. The names of the sentiments are in `frame.ts`. */
export const reviews = {
  /** The newest reviews, on the overview. */
  recent: {
    title: 'Recent Reviews',
    empty: {
      title: 'No reviews yet',
      text: 'Private feedback appears here as soon as a visitor sends it.',
    },
    /** Link to the list of all reviews. */
    all: 'All reviews',
  },
  list: {
    failed: 'Failed to fetch reviews',
    /** Button after a failure. */
    retry: 'Retry',
    /** Button at the end of the list. */
    loadMore: 'Load more',
    /** Read out after the list has changed. */
    shown: (count: number) => plural(count, { one: '# review shown', other: '# reviews shown' }),
  },
  /** Buttons above a list that is being read: they show reviews that have come in since. `atLeast`: there may be more. */
  arrived: {
    new: (count: number) => plural(count, { one: '# new review', other: '# new reviews' }),
    newAtLeast: (count: number) => plural(count, { one: '#+ new review', other: '#+ new reviews' }),
    /** These have not come in, but have moved to this list. */
    more: (count: number) => plural(count, { one: '# more review', other: '# more reviews' }),
    moreAtLeast: (count: number) => plural(count, { one: '#+ more review', other: '#+ more reviews' }),
  },
  /** A review in a list. */
  item: {
    /** Read out as the name of a link, of which only the time is shown: a time of day, or a date. */
    open: <Node>(time: Node): Parts<Node> => ['Open review of ', time],
    /** The visitor has changed the review. */
    edited: 'Edited',
    /** Instead of the text of a review that was erased. */
    wordsRemoved: (date: string) => `Words removed on ${date}`,
    /** Where the visitor scanned a code: `spot` is what the company calls it, such as “Counter” or “Table 4”. */
    scannedAt: <Node>(spot: Node): Parts<Node> => ['at ', spot],
    /** Names of the icons before the contact details. */
    contact: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
    },
  },
  /** The sentiment of a review is found automatically. Members can set it by hand. `sentiment` is its name. */
  sentiment: {
    setByHand: {
      negative: 'Negative, set by hand',
      neutral: 'Neutral, set by hand',
      positive: 'Positive, set by hand',
    } satisfies Record<Sentiment, string>,
    /** Name of the button that opens the menu; `sentiment` may be one of `setByHand`. */
    label: (sentiment: string) => `Sentiment: ${sentiment}`,
    /** Items of the menu: the review is… */
    set: {
      negative: 'This is negative',
      neutral: 'This is neutral',
      positive: 'This is positive',
    } satisfies Record<Sentiment, string>,
    /** Item of the menu: back to the sentiment that was found automatically. */
    automatic: 'Back to automatic',
    /** Notice after that. */
    isAutomatic: (sentiment: string) => `Back to automatic: ${sentiment}`,
    /** Someone else has changed the review. `sentiment` may be one of `setByHand`; put it into quotes where that reads better. */
    conflict: (sentiment: string) => `The review has changed in the meantime: it is now ${sentiment}.`,
  },
  /** Notices after a change of a review, and its button. */
  change: {
    /** Button: a verb. */
    undo: 'Undo',
    undone: 'Undone',
    nothingToUndo: 'Nothing to undo',
    notChanged: 'Not changed',
    notUndone: 'Not undone',
    failed: 'Failed to save the change',
    undoFailed: 'Failed to undo',
  },
  /** Explains the mark `frame.mismatch` of a review whose words and stars clearly disagree. */
  mismatch: {
    /** The words are positive. */
    praise: (stars: number) =>
      plural(stars, {
        one: 'Praise with # star, perhaps a slip of the finger.',
        other: 'Praise with # stars, perhaps a slip of the finger.',
      }),
    /** The words are negative. */
    criticism: (stars: number) =>
      plural(stars, {
        one: 'Criticism with # star, perhaps a slip of the finger.',
        other: 'Criticism with # stars, perhaps a slip of the finger.',
      }),
    /** Link to all reviews with this mark. */
    all: 'Show all such reviews',
  },
}

export type ReviewsTexts = typeof reviews
