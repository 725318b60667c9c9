import { addressOf } from '@candour/api-client/call.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { exportReviewsCsv, exportReviewsXlsx } from '@candour/schemas/reviews.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Download, MessageSquareText, SearchX } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router-dom'
import { WithCompany } from '#features/companies/with-company.tsx'
import { FilterBar } from '#features/reviews/filter-bar.tsx'
import {
  type Filters,
  isFiltered,
  noFilters,
  queryOf,
  readFilters,
  writeFilters,
} from '#features/reviews/filters.ts'
import { ReviewList } from '#features/reviews/review-list.tsx'

/** Every review, filtered by the address; one of them may be open above the list. */
export function Component() {
  return (
    <WithCompany title="Reviews">
      {(company) => (
        <>
          <Reviews company={company} />
          <Outlet context={company} />
        </>
      )}
    </WithCompany>
  )
}

/** Reviews at a time: several screens, and a fraction of a second to fetch. */
const pageSize = 30

function Reviews({ company }: { company: DashboardCompany }) {
  const [filters, setFilters, search] = useFilters()
  const { id: companyId, timeZone } = company
  // As text the filters are the same as long as they ask for the same.
  const query = useMemo(
    () => ({ companyId, ...queryOf(readFilters(new URLSearchParams(search)), timeZone) }),
    [companyId, timeZone, search],
  )
  const page = useMemo(() => ({ ...query, limit: pageSize }), [query])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-ink text-lg">Reviews</h1>
        <div className="flex gap-2">
          <ExportLink href={addressOf(exportReviewsCsv, { query })}>CSV</ExportLink>
          <ExportLink href={addressOf(exportReviewsXlsx, { query })}>Excel</ExportLink>
        </div>
      </div>
      <Card as="section" aria-label="Reviews" padded={false} className="mt-4">
        <FilterBar
          filters={filters}
          timeZone={timeZone}
          onChange={setFilters}
          // Typing leaves one step in the history, not one per pause.
          onSearch={(q) => setFilters({ ...filters, q }, { replace: true })}
        />
        <ReviewList
          query={page}
          timeZone={timeZone}
          search={search}
          empty={isFiltered(filters) ? <NoMatches onClear={() => setFilters(noFilters)} /> : <NoReviews />}
        />
      </Card>
    </>
  )
}

/** The filters in the address, and how to change them. */
function useFilters(): [Filters, (filters: Filters, options?: { replace: boolean }) => void, string] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const search = writeFilters(filters).toString()
  const setFilters = useCallback(
    (next: Filters, options?: { replace: boolean }) =>
      navigate(
        { pathname: dashboardPaths.reviews, search: writeFilters(next).toString() },
        { preventScrollReset: true, ...options },
      ),
    [navigate],
  )
  return [filters, setFilters, search]
}

function ExportLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      download
      aria-label={`Download as ${children}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden="true" />
      {children}
    </a>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No reviews match these filters"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Try fewer words, more ratings or a longer period.
    </EmptyState>
  )
}

function NoReviews() {
  return (
    <EmptyState icon={<MessageSquareText />} title="No reviews yet">
      Private feedback appears here as soon as a visitor sends it.
    </EmptyState>
  )
}
