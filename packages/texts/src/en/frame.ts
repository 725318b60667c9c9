import type { Sentiment } from '@candour/schemas/reviews.ts'
import type { Parts } from '#parts.ts'

/** The frame around the screens, the overview, and what these share with the screens. */
export const frame = {
  /** Titles of the browser's tab, before the name of the company. */
  titles: {
    dashboard: 'Dashboard',
  },
  /** Instead of a page that loads. */
  loading: 'Loading dashboard...',
  loadFailed: 'Failed to load company data',
  /** Below that, if no reason is known. */
  loadFailedUnknown: 'Failed to fetch company',

  /** The overview, of which screen readers read out the heading. */
  overview: {
    title: <Node>(company: Node): Parts<Node> => ['Dashboard of ', company],
    /** Heading of the figures of a period, beside the choice of the period. */
    byPeriod: 'By period',
  },

  /** Shown for a company that the user may not see, or that does not exist. */
  noAccess: {
    title: "You don't have access to this dashboard",
    text: 'The link may be meant for another account. Please ask the person who sent it to add you to the company.',
    /** Links. */
    toLogin: 'Back to Login',
    toOwn: 'Go to your dashboard',
  },
  /** `contact` is the operator's name and address, or `operator.unknown`. */
  ifDeleted: <Node>(contact: Node): Parts<Node> => [
    'If your company was deleted and should come back, please contact ',
    contact,
  ],
  /** How the operator of the service is named at the end of sentences with “please contact”. */
  operator: {
    withAddress: <Node>(name: string, address: Node): Parts<Node> => [`${name}: `, address],
    /** In the case that “please contact” needs. */
    unknown: 'your provider',
  },
  /** Shown for a page that the role of the user does not include. */
  notInRole: {
    title: 'Your role does not include this page',
    text: 'If you need it, please ask an owner of the company to change your role.',
    /** Link. */
    toOverview: 'Go to the overview',
  },

  /** Buttons below a long text. */
  showMore: 'Show more',
  showLess: 'Show less',

  /** The choice of a location (a branch). */
  location: {
    label: 'Location',
    all: 'All locations',
    unknown: 'Unknown location',
  },

  /** The choice of a period. */
  period: {
    label: 'Period',
    names: {
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      '365d': 'Last 365 days',
      all: 'All time',
    },
    custom: 'Custom range',
    /** Labels of the two days of a custom range. */
    from: 'From',
    to: 'To',
  },

  /** Names of the sentiments of a review, as labels, column heads (also of CSV files: without commas) and legends. */
  sentiment: {
    negative: 'Negative',
    neutral: 'Neutral',
    positive: 'Positive',
  } satisfies Record<Sentiment, string>,
  /** Names the mark of reviews whose words and stars clearly disagree. */
  mismatch: 'Stars and words differ',
}

export type FrameTexts = typeof frame
