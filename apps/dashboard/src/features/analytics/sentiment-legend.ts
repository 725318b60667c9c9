import { texts } from '#shared/texts.ts'

/** Returns the sentiments in stacking order, from the bottom, with their theme colors. */
export const sentimentLegend = () =>
  [
    { sentiment: 'positive', name: texts.frame.sentiment.positive, color: '--color-success' },
    { sentiment: 'neutral', name: texts.frame.sentiment.neutral, color: '--color-line-control' },
    { sentiment: 'negative', name: texts.frame.sentiment.negative, color: '--color-danger' },
  ] as const
