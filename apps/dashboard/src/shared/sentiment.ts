import type { Sentiment } from '@candour/schemas/reviews.ts'

export const sentimentNames: Record<Sentiment, string> = {
  negative: 'Negative',
  neutral: 'Neutral',
  positive: 'Positive',
}

/** Names the mark of reviews whose words and stars clearly disagree. */
export const mismatchName = 'Stars and words differ'
