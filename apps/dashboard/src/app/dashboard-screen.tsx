import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useAnalyticsView } from '#features/analytics/analytics-view.ts'
import { summaryQuery } from '#features/analytics/queries.ts'
import { RatingDistribution } from '#features/analytics/rating-distribution.tsx'
import { SummaryCards } from '#features/analytics/summary-cards.tsx'
import { Topics } from '#features/analytics/topics.tsx'
import { TrendsCard } from '#features/analytics/trends-card.tsx'
import { GoogleUrlCard } from '#features/companies/google-url-card.tsx'
import { NextSteps } from '#features/companies/next-steps.tsx'
import { QrCard } from '#features/companies/qr-card.tsx'
import { TimeZoneDialog } from '#features/companies/time-zone-dialog.tsx'
import { useCompanyId, WithCompany } from '#features/companies/with-company.tsx'
import { reviewPages } from '#features/reviews/queries.ts'
import { RecentReviews, recentReviews } from '#features/reviews/recent-reviews.tsx'

/** A company at a glance. */
export function Component() {
  const companyId = useCompanyId()
  // Asked for together with the company, not after it.
  usePrefetchQuery(summaryQuery(companyId))
  usePrefetchInfiniteQuery(reviewPages(recentReviews(companyId)))
  return <WithCompany title="Dashboard">{(company) => <Overview company={company} />}</WithCompany>
}

function Overview({ company }: { company: DashboardCompany }) {
  const summary = useQuery(summaryQuery(company.id))
  const isNew = summary.data?.total === 0
  return (
    <>
      <h1 className="sr-only">Dashboard of {company.name}</h1>
      {/* One column on phones, in the order of what matters there; two elsewhere. */}
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          <div className="grid grid-cols-2 gap-4 max-lg:-order-2 lg:gap-6">
            <SummaryCards companyId={company.id} />
          </div>
          {isNew ? (
            <NextSteps company={company} className="max-lg:-order-2" />
          ) : (
            <Analytics company={company} />
          )}
          <RecentReviews company={company} className="max-lg:order-1" />
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          <RatingDistribution companyId={company.id} className="max-lg:-order-1" />
          <QrCard company={company} className="max-lg:-order-1" />
          <GoogleUrlCard company={company} className="max-lg:order-1" />
        </div>
      </div>
    </>
  )
}

function Analytics({ company }: { company: DashboardCompany }) {
  const { period, interval, setPeriod, setInterval } = useAnalyticsView()
  return (
    <>
      <TrendsCard
        company={company}
        period={period}
        interval={interval}
        onPeriod={setPeriod}
        onInterval={setInterval}
        timeZone={<TimeZoneDialog company={company} />}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:gap-6">
        <Topics company={company} period={period} />
      </div>
    </>
  )
}
