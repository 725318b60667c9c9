import { formatNumber } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import type { Summary } from '@candour/schemas/analytics.ts'
import { ratings } from '@candour/schemas/limits.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useReviewsLink } from '#features/analytics/analytics-view.ts'
import { type Scope, summaryQuery } from '#features/analytics/queries.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { texts } from '#shared/texts.ts'

export function RatingDistribution({ scope }: { scope: Scope }) {
  const summary = useQuery(summaryQuery(scope))
  return (
    <SectionCard
      id="distribution"
      title={texts.analytics.distribution.title}
      description={texts.analytics.allTime}
    >
      {summary.error && !summary.data ? (
        <QueryFailedNote query={summary} className="mt-4" />
      ) : (
        <Bars summary={summary.data} />
      )}
    </SectionCard>
  )
}

function Bars({ summary }: { summary: Summary | undefined }) {
  const linkTo = useReviewsLink()
  // Count column width in characters, at least three, so all bars have the same track length.
  const widest = Math.max(
    3,
    ...ratings.map((rating) => (summary ? formatNumber(summary.distribution[rating]).length : 0)),
  )
  return (
    <ul className="mt-3 grid">
      {ratings.toReversed().map((rating) => {
        const count = summary?.distribution[rating] ?? 0
        return (
          <li key={rating} className="h-8 text-sm tabular-nums">
            <CompanyLink
              to={linkTo({ rating: [rating] })}
              className="-mx-2 flex h-full items-center gap-3 rounded-md px-2 transition-colors hover:bg-ink/4"
            >
              <span className="flex w-7 shrink-0 items-center gap-1 text-ink-muted">
                <span aria-hidden="true">{rating}</span>
                <Star aria-hidden="true" className="size-3.5 fill-current" />
                <span className="sr-only">{texts.analytics.distribution.stars(rating)}</span>
              </span>
              <span aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-ink/8">
                <span
                  className="block h-full rounded-full bg-brand-graphic"
                  style={{ width: `${summary?.total ? (count / summary.total) * 100 : 0}%` }}
                />
              </span>
              <span className="flex justify-end text-ink" style={{ minWidth: `${widest}ch` }}>
                {summary ? formatNumber(count) : <Skeleton className="h-4 w-6" />}
              </span>
            </CompanyLink>
          </li>
        )
      })}
    </ul>
  )
}
