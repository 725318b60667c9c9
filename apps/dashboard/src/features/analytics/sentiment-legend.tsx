import { sentimentNames } from '#features/reviews/sentiment-badge.tsx'

/** Sentiments as the charts stack them, from the bottom, each with its colour of the theme. */
export const sentimentLegend = [
  { sentiment: 'positive', name: sentimentNames.positive, color: '--color-success' },
  { sentiment: 'neutral', name: sentimentNames.neutral, color: '--color-line-control' },
  { sentiment: 'negative', name: sentimentNames.negative, color: '--color-danger' },
] as const

/** What the colours of the sentiment charts mean. */
export function SentimentLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
      {sentimentLegend.map(({ name, color }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full"
            style={{ background: `var(${color})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}
