import { accountPaths } from '@candour/schemas/paths.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { PageLoading, PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { CircleAlert, Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { summaryQuery } from '#features/analytics/queries.ts'
import { RatingDistribution } from '#features/analytics/rating-distribution.tsx'
import { SummaryCards } from '#features/analytics/summary-cards.tsx'
import { GoogleUrlCard } from '#features/companies/google-url-card.tsx'
import { companyQuery } from '#features/companies/queries.ts'
import { reviewPages } from '#features/reviews/queries.ts'
import { RecentReviews } from '#features/reviews/recent-reviews.tsx'

export function CompanyDashboard({ companyId }: { companyId: string }) {
  const company = useQuery(companyQuery(companyId))
  // Asked for together with the company, not after it.
  usePrefetchQuery(summaryQuery(companyId))
  usePrefetchInfiniteQuery(reviewPages(companyId))
  useDocumentTitle(company.data ? `Dashboard · ${company.data.name}` : 'Dashboard')

  if (company.error?.status === 403) return <NoAccess />
  if (company.error && company.error.status !== 401) {
    return (
      <PageState
        icon={<CircleAlert />}
        title="Failed to load company data"
        action={
          <Button busy={company.isFetching} onClick={() => company.refetch()}>
            Retry
          </Button>
        }
      >
        {company.error.message || 'Failed to fetch company'}
      </PageState>
    )
  }
  if (!company.data) return <PageLoading>Loading dashboard...</PageLoading>

  return (
    <main style={brandStyle(company.data.brandColor)} className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="sr-only">Dashboard of {company.data.name}</h1>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <div className="grid grid-cols-2 gap-4 lg:gap-6">
          <SummaryCards companyId={companyId} />
        </div>
        <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-6">
          <RatingDistribution companyId={companyId} />
          <GoogleUrlCard company={company.data} />
        </div>
        <RecentReviews company={company.data} />
      </div>
    </main>
  )
}

function NoAccess() {
  return (
    <PageState
      icon={<Lock />}
      title="You don't have access to this dashboard"
      action={
        <Link to={accountPaths.login} className={buttonClass()}>
          Back to Login
        </Link>
      }
    />
  )
}
