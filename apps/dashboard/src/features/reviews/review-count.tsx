import type { ReviewCount as Count } from '@candour/schemas/reviews.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CountQuery, reviewCount } from '#features/reviews/queries.ts'

/** How many reviews the filters let through, and of how many. */
export function ReviewCount({ query, filtered }: { query: CountQuery; filtered: boolean }) {
  const { data, isPlaceholderData } = useQuery({ ...reviewCount(query), placeholderData: keepPreviousData })
  return (
    <p
      role="status"
      className={`text-ink-muted text-sm tabular-nums transition-opacity ${isPlaceholderData ? 'opacity-55' : ''}`}
    >
      {data && `${filtered ? `${matching(data)} of ` : ''}${total(data)}`}
    </p>
  )
}

/** The number of matching reviews, `1,000+` where there may be more. */
export const matching = ({ matching, atLeast }: Count) => `${matching.toLocaleString()}${atLeast ? '+' : ''}`

const total = ({ total }: Count) => `${total.toLocaleString()} ${total === 1 ? 'review' : 'reviews'}`
