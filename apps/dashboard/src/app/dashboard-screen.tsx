import type { Checklist } from '@candour/schemas/checklist.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Card } from '@candour/ui/card.tsx'
import { PartBoundary } from '@candour/ui/page-failed.tsx'
import { PageLoading } from '@candour/ui/page-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useMediaQuery } from '@candour/ui/use-media-query.ts'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { type AnalyticsView, useAnalyticsView } from '#features/analytics/analytics-view.ts'
import { loadCharts } from '#features/analytics/lazy-charts.tsx'
import { summaryQuery } from '#features/analytics/queries.ts'
import { RatingDistribution } from '#features/analytics/rating-distribution.tsx'
import { SummaryCards } from '#features/analytics/summary-cards.tsx'
import { TrendsCard } from '#features/analytics/trends-card.tsx'
import { AnswerFigures } from '#features/cases/answer-figures.tsx'
import { checklistQuery, isOpen } from '#features/checklist/queries.ts'
import { QrCard } from '#features/companies/qr-card.tsx'
import { RecountNotice } from '#features/companies/recount-notice.tsx'
import { reviewPages } from '#features/reviews/queries.ts'
import { maxRecent, RecentReviews, recentReviews } from '#features/reviews/recent-reviews.tsx'
import { ThemesPlaceholder } from '#features/themes/themes-placeholder.tsx'
import { WaitingCard } from '#features/waiting/waiting-card.tsx'
import { watchNotices } from '#features/watch/queries.ts'
import { useCompanyId } from '#shared/active-company.ts'
import { LocationFilter } from '#shared/location-filter.tsx'
import { locationsQuery } from '#shared/locations.ts'
import { toDays } from '#shared/period.ts'
import { PeriodPicker } from '#shared/period-picker.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts, withTexts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** Below the first view, so loaded after it. */
const ThemesCard = lazy(
  withTexts(async () => ({ default: (await import('#features/themes/themes-card.tsx')).ThemesCard })),
)

/** Below the first view, so loaded after it. */
const FunnelCard = lazy(
  withTexts(async () => ({ default: (await import('#features/funnel/funnel-card.tsx')).FunnelCard })),
)

/** Below the first view, so loaded after it. */
const GoogleUrlCard = lazy(
  withTexts(async () => ({
    default: (await import('#features/companies/google-url-card.tsx')).GoogleUrlCard,
  })),
)

/** Only for a company that has not taken its first steps. */
const ChecklistCard = lazy(
  withTexts(async () => ({
    default: (await import('#features/checklist/checklist-card.tsx')).ChecklistCard,
  })),
)

/** Only for a company whose link was checked long ago. */
const LinkReminder = lazy(
  withTexts(async () => ({ default: (await import('#features/companies/link-reminder.tsx')).LinkReminder })),
)

/** The overview page of a company. */
export function Component() {
  const companyId = useCompanyId()
  // Fetched in parallel with the company, not after it.
  const { locationId } = useAnalyticsView()
  usePrefetchInfiniteQuery(reviewPages(recentReviews(companyId, locationId)))
  usePrefetchQuery(watchNotices(companyId, locationId))
  // What decides which parts there are must not move the page when it appears.
  const summary = useQuery(summaryQuery({ companyId, locationId }))
  const locations = useQuery(locationsQuery(companyId))
  const checklist = useQuery({ ...checklistQuery(companyId), enabled: useMay('company:manage') })
  return (
    <WithCompany
      title={texts.frame.titles.dashboard}
      // Not `isPending`: the parts retry failed reads when mounted, so unmounting them while pending would never end.
      isPending={!summary.isFetched || !locations.isFetched || (checklist.isLoading && !checklist.isFetched)}
    >
      {(company) => <Overview company={company} checklist={checklist.data} />}
    </WithCompany>
  )
}

interface OverviewProps {
  company: DashboardCompany
  /** Undefined if the user may not change what it is about. */
  checklist: Checklist | undefined
}

/**
 * In the order of a morning: what waits, what came in, then the figures. A company without reviews has only what means
 * something already.
 */
function Overview({ company, checklist }: OverviewProps) {
  const view = useAnalyticsView()
  const { locationId, period, setLocation, setPeriod } = view
  const scope = { companyId: company.id, locationId }
  const summary = useQuery(summaryQuery(scope))
  // The chunk is preloaded (vite.config.ts), but running it would delay the first figures. A failure surfaces when a
  // chart renders.
  useEffect(() => {
    if (summary.isSuccess) void loadCharts().catch(() => {})
  }, [summary.isSuccess])
  const hasColumns = useMediaQuery('(min-width: 64rem)')
  const isNew = summary.data?.total === 0 && !locationId
  const figures = (
    <div className="grid grid-cols-2 gap-4 lg:gap-6">
      <SummaryCards scope={scope} />
      {!isNew && !locationId && <AnswerFigures companyId={company.id} className="col-span-2" />}
    </div>
  )
  const distribution = <RatingDistribution scope={scope} />
  const choosePeriod = !isNew && (
    <PeriodPicker value={period} timeZone={company.timeZone} onChange={setPeriod} />
  )
  const page = (
    <>
      <h1 className="sr-only">
        <Sentence parts={texts.frame.overview.title(<bdi>{company.name}</bdi>)} />
      </h1>
      <div className="flex flex-wrap gap-4 not-empty:mb-4 sm:justify-end lg:not-empty:mb-6">
        <LocationFilter companyId={company.id} value={locationId} onChange={setLocation} />
        {hasColumns && choosePeriod}
      </div>
      <RecountNotice company={company} />
      {checklist && isOpen(checklist) && (
        <ChecklistCard company={company} checklist={checklist} defaultOpen={isNew} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-6">
        {/* Keyed, so that parts with a state keep it when others change columns because the window is resized. */}
        <div className="flex flex-col gap-4 lg:gap-6">
          {!isNew && (
            <WaitingCard key="waiting" companyId={company.id} locationId={locationId}>
              {checklist && company.linkDue && <LinkReminder company={company} />}
            </WaitingCard>
          )}
          <RecentReviews
            key="recent"
            company={company}
            locationId={locationId}
            max={hasColumns ? maxRecent : 3}
          />
          {!hasColumns && figures}
          {!hasColumns && choosePeriod && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 className="font-semibold text-ink">{texts.frame.overview.byPeriod}</h2>
              {choosePeriod}
            </div>
          )}
          {!isNew && <Trends key="trends" company={company} view={view} />}
          {hasColumns && distribution}
        </div>
        <div className="flex flex-col gap-4 lg:gap-6">
          {hasColumns && figures}
          {!isNew && <Analysis key="analysis" company={company} view={view} />}
          {!hasColumns && distribution}
          <PartBoundary key="qr">
            <QrCard company={company} />
          </PartBoundary>
          <PartBoundary key="google-url">
            <Suspense fallback={<Card className="h-72" />}>
              <GoogleUrlCard company={company} />
            </Suspense>
          </PartBoundary>
        </div>
      </div>
    </>
  )
  // As a whole, so that nothing moves once the first steps have loaded.
  return <Suspense fallback={<PageLoading>{texts.frame.loading}</PageLoading>}>{page}</Suspense>
}

interface PartProps {
  company: DashboardCompany
  view: AnalyticsView
}

function Trends({ company, view: { locationId, period, interval, setInterval } }: PartProps) {
  return (
    <TrendsCard
      company={company}
      locationId={locationId}
      period={period}
      interval={interval}
      onInterval={setInterval}
    />
  )
}

/** What a period's reviews are about, and how they came about. */
function Analysis({ company, view: { locationId, period } }: PartProps) {
  const days = toDays(period, company.figuresTimeZone ?? company.timeZone)
  return (
    <>
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
