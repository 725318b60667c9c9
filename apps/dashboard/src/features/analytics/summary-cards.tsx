import { formatDecimal, formatNumber } from '@candour/console/format.ts'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { StatCard } from '@candour/ui/stat-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Scope, summaryQuery } from '#features/analytics/queries.ts'
import { texts } from '#shared/texts.ts'

/** Total Reviews and Average Rating. RatingDistribution reports errors of the same query and offers the retry. */
export function SummaryCards({ scope }: { scope: Scope }) {
  const { data, error } = useQuery(summaryQuery(scope))

  const show = (value: (summary: NonNullable<typeof data>) => ReactNode) => {
    if (data) return value(data)
    return error ? '–' : <Skeleton className="h-8.5 w-20" />
  }

  return (
    <>
      <StatCard
        label={texts.analytics.totalReviews}
        value={show(({ total }) => formatNumber(total))}
        detail={texts.analytics.allTime}
      />
      <StatCard
        label={texts.analytics.averageRating}
        value={show(({ average }) => (average === null ? '–' : formatDecimal(average)))}
        detail={texts.analytics.allTime}
        icon={
          <Star
            aria-hidden="true"
            className={data?.average ? 'fill-brand-graphic text-brand-graphic' : 'text-line-control'}
          />
        }
      />
    </>
  )
}
