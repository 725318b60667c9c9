import { sentimentNames } from '#features/reviews/sentiment-badge.tsx'

const swatches = { positive: 'bg-success', neutral: 'bg-line-control', negative: 'bg-danger' } as const

/** What the colours of the sentiment charts mean. */
export function SentimentLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
      {(['positive', 'neutral', 'negative'] as const).map((sentiment) => (
        <li key={sentiment} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${swatches[sentiment]}`} />
          {sentimentNames[sentiment]}
        </li>
      ))}
    </ul>
  )
}
