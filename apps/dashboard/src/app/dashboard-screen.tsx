import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Card } from '@candour/ui/card.tsx'
import { PartBoundary } from '@candour/ui/page-failed.tsx'
import { useMediaQuery } from '@candour/ui/use-media-query.ts'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useAnalyticsView } from '#features/analytics/analytics-view.ts'
import { loadCharts } from '#features/analytics/lazy-charts.tsx'
import { summaryQuery } from '#features/analytics/queries.ts'
import { RatingDistribution } from '#features/analytics/rating-distribution.tsx'
import { SummaryCards } from '#features/analytics/summary-cards.tsx'
import { TrendsCard } from '#features/analytics/trends-card.tsx'
import { AnswerFigures } from '#features/cases/answer-figures.tsx'
import { GoogleUrlCard } from '#features/companies/google-url-card.tsx'
import { QrCard } from '#features/companies/qr-card.tsx'
import { RecountNotice } from '#features/companies/recount-notice.tsx'
import { reviewPages } from '#features/reviews/queries.ts'
import { maxRecent, RecentReviews, recentReviews } from '#features/reviews/recent-reviews.tsx'
import { ThemesPlaceholder } from '#features/themes/themes-placeholder.tsx'
import { useCompanyId } from '#shared/active-company.ts'
import { LocationFilter } from '#shared/location-filter.tsx'
import { locationsQuery } from '#shared/locations.ts'
import { toDays } from '#shared/period.ts'
import { PeriodPicker } from '#shared/period-picker.tsx'
import { WithCompany } from '#shared/with-company.tsx'

/** Below the first view, so loaded after it. */
const ThemesCard = lazy(async () => ({
  default: (await import('#features/themes/themes-card.tsx')).ThemesCard,
}))

/** Below the first view, so loaded after it. */
const FunnelCard = lazy(async () => ({
  default: (await import('#features/funnel/funnel-card.tsx')).FunnelCard,
}))

/** The overview page of a company. */
export function Component() {
  const companyId = useCompanyId()
  // Fetched in parallel with the company, not after it.
  const { locationId } = useAnalyticsView()
  usePrefetchQuery(summaryQuery({ companyId, locationId }))
  usePrefetchInfiniteQuery(reviewPages(recentReviews(companyId, locationId)))
  // The choice of a location must not move the page when it appears.
  const { isPending } = useQuery(locationsQuery(companyId))
  return (
    <WithCompany title="Dashboard" isPending={isPending}>
      {(company) => <Overview company={company} />}
    </WithCompany>
  )
}

function Overview({ company }: { company: DashboardCompany }) {
  const { locationId, setLocation } = useAnalyticsView()
  const scope = { companyId: company.id, locationId }
  const summary = useQuery(summaryQuery(scope))
  // The chunk is preloaded (vite.config.ts), but running it would delay the first figures. A failure surfaces when a
  // chart renders.
  useEffect(() => {
    if (summary.isSuccess) void loadCharts().catch(() => {})
  }, [summary.isSuccess])
  const hasColumns = useMediaQuery('(min-width: 64rem)')
  const isNew = summary.data?.total === 0 && !locationId
  // Keyed, so that they keep their state when they change places because the window is resized.
  const analytics = !isNew && <Analytics key="analytics" company={company} />
  const recent = (
    <RecentReviews key="recent" company={company} locationId={locationId} max={hasColumns ? maxRecent : 3} />
  )
  return (
    <>
      <h1 className="sr-only">
        Dashboard of <bdi>{company.name}</bdi>
      </h1>
      <div className="flex not-empty:mb-4 sm:justify-end lg:not-empty:mb-6">
        <LocationFilter companyId={company.id} value={locationId} onChange={setLocation} />
      </div>
      <RecountNotice company={company} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="flex flex-col gap-4 lg:gap-6">
          <div className="grid grid-cols-2 gap-4 lg:gap-6">
            <SummaryCards scope={scope} />
            {!isNew && <AnswerFigures companyId={company.id} className="col-span-2" />}
          </div>
          {hasColumns ? [analytics, recent] : [recent, analytics]}
        </div>
        <div className="flex flex-col gap-4 lg:gap-6">
          <RatingDistribution scope={scope} />
          <QrCard company={company} />
          <GoogleUrlCard company={company} />
        </div>
      </div>
    </>
  )
}

function Analytics({ company }: { company: DashboardCompany }) {
  const { locationId, period, interval, setPeriod, setInterval } = useAnalyticsView()
  const days = toDays(period, company.figuresTimeZone ?? company.timeZone)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold text-ink">By period</h2>
        <PeriodPicker value={period} timeZone={company.timeZone} onChange={setPeriod} />
      </div>
      <TrendsCard
        company={company}
        locationId={locationId}
        period={period}
        interval={interval}
        onInterval={setInterval}
      />
      <PartBoundary>
        <Suspense
          fallback={
            <Card>
              <ThemesPlaceholder />
            </Card>
          }
        >
          <ThemesCard company={company} locationId={locationId} period={period} />
        </Suspense>
      </PartBoundary>
      <PartBoundary>
        <Suspense fallback={<Card className="h-72" />}>
          <FunnelCard companyId={company.id} locationId={locationId} period={days} />
        </Suspense>
      </PartBoundary>
    </>
  )
}
