import { formatNumber } from '@candour/console/format.ts'
import type { ReviewCount as Count } from '@candour/schemas/reviews.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CountQuery, reviewCount } from '#features/reviews/queries.ts'
import { texts } from '#shared/texts.ts'

/** Shows the number of matching reviews and the total. */
export function ReviewCount({ query, filtered }: { query: CountQuery; filtered: boolean }) {
  const { data, isPlaceholderData } = useQuery({ ...reviewCount(query), placeholderData: keepPreviousData })
  const words = texts.reviewFilters.count
  return (
    <p
      role="status"
      className={`text-ink-muted text-sm tabular-nums transition-opacity ${isPlaceholderData ? 'opacity-55' : ''}`}
    >
      {data &&
        (filtered ? words.matching({ matching: matching(data), total: data.total }) : words.all(data.total))}
    </p>
  )
}

/** Formats the number of matching reviews, as `1,000+` if it is a lower bound. */
export const matching = ({ matching, atLeast }: Count) => `${formatNumber(matching)}${atLeast ? '+' : ''}`
