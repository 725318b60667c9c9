import type { FunnelCounts } from '@candour/schemas/funnel.ts'

/** From the scan of a code to the review: how many visitors took which step. */
export const funnel = {
  title: 'From Scan to Review',
  failed: 'Failed to load the visits',
  empty:
    'Nothing counted in this period yet. Scans of your codes, views of your review page and what follows appear here.',
  /** Names the table for screen readers. */
  caption: 'What visitors did, in this period',
  /** Column heads, for screen readers. */
  columns: {
    step: 'Step',
    /** A number of visitors. */
    count: 'Count',
    countCompared: 'Count, compared with the period before',
    /** A share: how many took the step, of those who saw the page. */
    share: 'Per page view',
  },
  /** Nouns in the plural, before their number. */
  steps: {
    scan: 'Scans',
    view: 'Page views',
    /** Visitors who went on to leave a public review on Google. */
    public: 'Google clicks',
    rating: 'Ratings started',
    review: 'Reviews',
  } satisfies Record<keyof FunnelCounts, string>,
}

export type FunnelTexts = typeof funnel
