import { sentimentNames } from '#shared/sentiment.ts'

/** Sentiments in stacking order, from the bottom, with their theme colors. */
export const sentimentLegend = [
  { sentiment: 'positive', name: sentimentNames.positive, color: '--color-success' },
  { sentiment: 'neutral', name: sentimentNames.neutral, color: '--color-line-control' },
  { sentiment: 'negative', name: sentimentNames.negative, color: '--color-danger' },
] as const
