import { sentimentNames } from '#features/reviews/sentiment-badge.tsx'

/** Sentiments as the charts stack them, from the bottom, each with its colour of the theme. */
export const sentimentLegend = [
  { sentiment: 'positive', name: sentimentNames.positive, color: '--color-success' },
  { sentiment: 'neutral', name: sentimentNames.neutral, color: '--color-line-control' },
  { sentiment: 'negative', name: sentimentNames.negative, color: '--color-danger' },
] as const
