import { addressOf } from '@candour/api-client/call.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { exportReviewsCsv, exportReviewsXlsx } from '@candour/schemas/reviews.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  CircleCheck,
  CircleDot,
  Hourglass,
  Inbox as InboxIcon,
  type LucideIcon,
  MessageSquareText,
  SearchX,
  UserCheck,
} from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { Inbox } from '#features/inbox/inbox.tsx'
import { Views } from '#features/inbox/views.tsx'
import { FilterBar } from '#features/reviews/filter-bar.tsx'
import { listQuery, reviewTotal } from '#features/reviews/queries.ts'
import { ReviewCount } from '#features/reviews/review-count.tsx'
import { ReviewList } from '#features/reviews/review-list.tsx'
import { useFilters } from '#features/reviews/use-filters.ts'
import { useCompanyId } from '#shared/active-company.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { ExportLink } from '#shared/export-link.tsx'
import { isFiltered, noFilters, type View } from '#shared/filters.ts'
import { locationsQuery } from '#shared/locations.ts'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** All reviews, filtered by the URL; the child route opens one over the list. */
export function Component() {
  // The choice of a location must not move the page when it appears.
  const { isPending } = useQuery(locationsQuery(useCompanyId()))
  return (
    <WithCompany title={texts.common.reviews.pageTitle} isPending={isPending}>
      {(company) => (
        <>
          <Reviews key={company.id} company={company} />
          <Outlet context={company} />
        </>
      )}
    </WithCompany>
  )
}

function Reviews({ company }: { company: DashboardCompany }) {
  const { filters, changeFilters, search, query } = useFilters(company)
  const page = useMemo(() => listQuery(query), [query])
  const seesCases = useRoleIncludes('reviews:reply')
  const { data: total } = useQuery(reviewTotal(company.id))
  const { view } = filters
  if (total === 0) {
    return (
      <>
        <h1 className="font-semibold text-ink text-lg">{texts.common.reviews.heading}</h1>
        <Card as="section" aria-label={texts.common.reviews.list} padded={false} className="mt-4">
          {/* Without filters, so that the first review appears by itself. */}
          <ReviewList
            query={listQuery({ companyId: company.id })}
            timeZone={company.timeZone}
            empty={
              <Empty
                view="all"
                action={
                  <CompanyLink to={dashboardPaths.codes} className={buttonClass({ variant: 'secondary' })}>
                    {texts.companies.nav.codes}
                  </CompanyLink>
                }
              />
            }
          />
        </Card>
      </>
    )
  }
  const clear = () => changeFilters(({ view }) => ({ ...noFilters, view }))
  const empty = isFiltered(filters) ? <NoMatches onClear={clear} /> : <Empty view={view} />

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-semibold text-ink text-lg">{texts.common.reviews.heading}</h1>
        {/* On its own line on phones, where a longer count would move the buttons. */}
        <div className="order-last min-h-5 w-full sm:order-none sm:w-auto">
          <ReviewCount query={query} filtered={isFiltered(filters) || view !== 'all'} />
        </div>
        <div className="ml-auto flex gap-2">
          <ExportLink href={addressOf(exportReviewsCsv, { query })}>CSV</ExportLink>
          <ExportLink href={addressOf(exportReviewsXlsx, { query })}>Excel</ExportLink>
        </div>
      </div>
      <Card as="section" aria-label={texts.common.reviews.list} padded={false} className="mt-4">
        {seesCases && (
          <Views
            companyId={company.id}
            filters={filters}
            onChoose={(view) => changeFilters((filters) => ({ ...filters, view }))}
          />
        )}
        <FilterBar
          companyId={company.id}
          filters={filters}
          timeZone={company.timeZone}
          onChange={changeFilters}
          // Replace, so typing does not add a history entry per pause.
          onSearch={(q) => changeFilters((filters) => ({ ...filters, q }), { replace: true })}
        />
        {seesCases ? (
          <Inbox company={company} view={view} query={page} search={search} empty={empty} />
        ) : (
          <ReviewList query={page} timeZone={company.timeZone} search={search} empty={empty} />
        )}
      </Card>
    </>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.common.reviews.noMatches.title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.common.reviews.noMatches.clear}
        </Button>
      }
    >
      {texts.common.reviews.noMatches.text}
    </EmptyState>
  )
}

const emptyIcons: Record<View, LucideIcon> = {
  new: InboxIcon,
  in_progress: CircleDot,
  mine: UserCheck,
  unassigned: UserCheck,
  waiting: Hourglass,
  done: CircleCheck,
  all: MessageSquareText,
}

function Empty({ view, action }: { view: View; action?: ReactNode }) {
  const Icon = emptyIcons[view]
  const { title, text } = texts.common.reviews.empty[view]
  return (
    <EmptyState icon={<Icon />} title={title} action={action}>
      {text}
    </EmptyState>
  )
}
