import { formatNumber } from '@candour/console/format.ts'
import type { Topic, Topics as TopicsAnswer } from '@candour/schemas/analytics.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useReviewsLink } from '#features/analytics/analytics-view.ts'
import { topicsQuery } from '#features/analytics/queries.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { type PeriodChoice, toDays } from '#shared/period.ts'

/** Number of topics shown per sentiment. */
const shownTopics = 8

const sides = [
  { side: 'positive', title: 'Good reviews mention', bar: 'bg-success-soft' },
  { side: 'negative', title: 'Bad reviews mention', bar: 'bg-danger-soft' },
] as const

export interface TopicsProps {
  company: DashboardCompany
  locationId: string | undefined
  period: PeriodChoice
}

/** Recurring words of positive and negative reviews, each linked to its reviews. */
export function Topics({ company, locationId, period }: TopicsProps) {
  const topics = useQuery({
    ...topicsQuery({ companyId: company.id, locationId }, toDays(period, company.timeZone)),
    placeholderData: keepPreviousData,
  })
  return sides.map(({ side, title, bar }) => (
    <Card key={side} as="section" aria-labelledby={`topics-${side}`} aria-busy={topics.isFetching}>
      <CardHeader
        id={`topics-${side}`}
        title={title}
        description={<Basis side={side} topics={topics.data} />}
      />
      <div className="mt-3">
        {topics.isPending && <Placeholders />}
        {topics.error && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-ink-muted text-sm">{topics.error.message}</p>
            <Button variant="secondary" size="sm" busy={topics.isFetching} onClick={() => topics.refetch()}>
              Retry
            </Button>
          </div>
        )}
        {topics.data && <TopicList topics={topics.data[side]} period={period} bar={bar} />}
      </div>
    </Card>
  ))
}

function Basis({ side, topics }: { side: 'positive' | 'negative'; topics: TopicsAnswer | undefined }) {
  if (!topics) return 'Loading...'
  const count = topics.read[side]
  if (count === 0) return `No ${side} reviews in this period`
  return count === 1 ? `In one ${side} review` : `In the newest ${formatNumber(count)} ${side} reviews`
}

function TopicList({ topics, period, bar }: { topics: readonly Topic[]; period: PeriodChoice; bar: string }) {
  const linkTo = useReviewsLink()
  if (topics.length === 0) {
    return (
      <p className="py-2 text-ink-muted text-sm">No recurring topics yet. It takes a few more reviews.</p>
    )
  }
  const most = Math.max(...topics.map(({ share }) => share))
  return (
    <ol className="grid gap-1">
      {topics.slice(0, shownTopics).map(({ term, sentiment, count, share }) => (
        <li key={term}>
          <CompanyLink
            to={linkTo({ q: term, sentiment: [sentiment], period })}
            className="group relative flex min-h-10 items-center justify-between gap-3 overflow-hidden rounded-sm px-2.5 text-sm sm:min-h-8"
          >
            <span
              aria-hidden="true"
              className={`absolute inset-y-0 left-0 rounded-sm ${bar}`}
              style={{ width: `${Math.max(4, (share / most) * 100)}%` }}
            />
            <span className="relative truncate text-ink group-hover:underline">{term}</span>
            <span className="relative shrink-0 text-ink-muted tabular-nums">
              {formatNumber(count)}
              <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
            </span>
          </CompanyLink>
        </li>
      ))}
    </ol>
  )
}

function Placeholders() {
  return (
    <div className="grid gap-1">
      {[100, 80, 70, 62, 50, 44, 38, 30].map((width) => (
        <div key={width} className="flex h-10 items-center sm:h-8" style={{ width: `${width}%` }}>
          <Skeleton className="h-full w-full" />
        </div>
      ))}
    </div>
  )
}
