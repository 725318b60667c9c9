import type { Sentiment } from '@candour/schemas/reviews.ts'

export const sentimentNames: Record<Sentiment, string> = {
  negative: 'Negative',
  neutral: 'Neutral',
  positive: 'Positive',
}
