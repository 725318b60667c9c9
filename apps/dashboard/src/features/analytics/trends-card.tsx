import { formatDays } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { type Interval, interval as intervals } from '@candour/schemas/analytics.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { trendsQuery } from '#features/analytics/queries.ts'
import { TrendTabs } from '#features/analytics/trend-tabs.tsx'
import { CompanyLink } from '#shared/company-link.tsx'
import { type PeriodChoice, toDays } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'
import { zoneName } from '#shared/time-zones.ts'

interface TrendsCardProps {
  company: DashboardCompany
  locationId: string | undefined
  period: PeriodChoice
  /** If undefined, the server picks one that suits the period. */
  interval: Interval | undefined
  onInterval: (interval: Interval) => void
}

/** Number of reviews, average rating and sentiment over time. */
export function TrendsCard({ company, locationId, period, interval, onInterval }: TrendsCardProps) {
  const trends = useQuery({
    ...trendsQuery({ companyId: company.id, locationId }, toDays(period, company.timeZone), interval),
    placeholderData: keepPreviousData,
  })
  return (
    <Card as="section" aria-labelledby="trends" aria-busy={trends.isFetching}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <CardHeader
          id="trends"
          title={texts.analytics.trends.title}
          description={
            <>
              {trends.data
                ? `${formatDays(trends.data.from, trends.data.to)} · `
                : trends.isFetching && `${texts.analytics.trends.loading} · `}
              <CompanyLink
                to={{ pathname: dashboardPaths.business, hash: 'time-zone' }}
                aria-label={texts.analytics.trends.timeZone(zoneName(company.timeZone))}
                className="rounded-sm hover:text-ink hover:underline"
              >
                {zoneName(company.timeZone)}
              </CompanyLink>
            </>
          }
        />
        <div className="flex min-w-0 flex-wrap items-start gap-2.5 max-sm:w-full">
          <Select
            aria-label={texts.analytics.trends.interval}
            value={interval ?? trends.data?.interval ?? 'day'}
            onChange={({ target }) => onInterval(intervals.parse(target.value))}
            className="w-32"
          >
            {intervals.options.map((option) => (
              <option key={option} value={option}>
                {texts.analytics.trends.intervals[option]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className={`mt-5 transition-opacity ${trends.isPlaceholderData ? 'opacity-55' : ''}`}>
        {trends.data && (
          <Suspense fallback={<Placeholder />}>
            <TrendTabs trends={trends.data} slug={company.slug} />
          </Suspense>
        )}
        {trends.isPending && <Placeholder />}
        <QueryFailedNote query={trends} />
      </div>
    </Card>
  )
}

/** Has the height of the loaded content, to avoid a layout shift. */
function Placeholder() {
  return (
    <div>
      <Skeleton className="h-27.5 w-full sm:h-24.5" />
      <Skeleton className="mt-20 h-64 w-full sm:h-72" />
      <Skeleton className="mt-3 h-8 w-full" />
    </div>
  )
}
