import { addressOf } from '@candour/api-client/call.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { exportPlacementsCsv, type Placement } from '@candour/schemas/placements.ts'
import type { WatchedCode, WatchState } from '@candour/schemas/watch.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { cn } from '@candour/ui/cn.ts'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Archive, QrCode, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { AddCodes } from '#features/placements/add-codes.tsx'
import { PlacementRow } from '#features/placements/placement-row.tsx'
import { placementPages } from '#features/placements/queries.ts'
import { noFilters, usePlacementFilters } from '#features/placements/use-placement-filters.ts'
import { WatchCard } from '#features/watch/watch-card.tsx'
import { CompanyLink } from '#shared/company-link.tsx'
import { ExportLink } from '#shared/export-link.tsx'
import { LocationFilter } from '#shared/location-filter.tsx'
import { locationsQuery } from '#shared/locations.ts'
import { useMay } from '#shared/permissions.ts'
import { SearchField } from '#shared/search-field.tsx'
import { texts } from '#shared/texts.ts'

/** As high as the main button, but narrow, so that the row fits on phones. */
const asHighAsAdd = 'min-h-11 sm:min-h-10'

interface PlacementListProps {
  company: DashboardCompany
  /** Those of the chosen location. */
  notices: readonly WatchedCode[]
}

/** The company's codes, filtered by the URL, with a dialog to add some. Above them is what stands out. */
export function PlacementList({ company, notices }: PlacementListProps) {
  const { filters, change, query } = usePlacementFilters(company.id)
  const list = useRef<HTMLDivElement>(null)
  const pages = useInfiniteQuery({ ...placementPages(query), placeholderData: keepPreviousData })
  const placements = uniqueById(pages.data?.pages.flatMap((page) => page.items))
  const locations = useQuery(locationsQuery(company.id))
  const noticed = new Map(notices.map(({ placementId, state }) => [placementId, state]))
  const nameOf = new Map(locations.data?.map(({ id, name }) => [id, name]))

  const filtered = filters.q !== '' || filters.locationId !== undefined
  const isEmpty = placements?.length === 0 && !pages.isPlaceholderData
  const hasNone = isEmpty && !filtered && !filters.archived
  // The button or row that had the focus is gone.
  const focusList = () => list.current?.focus({ preventScroll: true })
  const mayManage = useMay('placements:manage')

  const words = texts.placements
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:min-h-10">
        <h1 className="font-semibold text-ink text-lg">{words.title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {!hasNone && (
            <>
              {mayManage && (
                <CompanyLink
                  to={dashboardPaths.walks}
                  className={buttonClass({ variant: 'secondary', size: 'sm', className: asHighAsAdd })}
                >
                  {texts.walks.title}
                </CompanyLink>
              )}
              <ExportLink href={addressOf(exportPlacementsCsv, { query })} className={asHighAsAdd}>
                CSV
              </ExportLink>
            </>
          )}
          {mayManage && (
            <AddCodes
              companyId={company.id}
              locationId={filters.locationId}
              // A new code must not be hidden by filters.
              onAdded={() => (filters.q !== '' || filters.archived) && change({ q: '', archived: false })}
            />
          )}
        </div>
      </div>
      <WatchCard companyId={company.id} codes={notices} />
      <Card as="section" aria-label={words.list} padded={false} className="mt-4">
        {!hasNone && (
          <div className="flex flex-wrap gap-2.5 border-line border-b p-4 sm:p-5">
            <div className="min-w-48 flex-1 max-sm:basis-full">
              <SearchField
                label={words.search.label}
                placeholder={words.search.placeholder}
                maxLength={120}
                value={filters.q}
                onSearch={(q) => change({ q }, { replace: true })}
              />
            </div>
            <LocationFilter
              companyId={company.id}
              value={filters.locationId}
              onChange={(locationId) => change({ locationId })}
              className="w-48 max-sm:w-auto max-sm:flex-1"
            />
            <Select
              aria-label={words.status.label}
              value={String(filters.archived)}
              onChange={({ target }) => change({ archived: target.value === 'true' })}
              className="w-36 max-sm:w-auto max-sm:flex-1"
            >
              <option value="false">{words.status.inUse}</option>
              <option value="true">{words.status.archived}</option>
            </Select>
          </div>
        )}
        <div
          ref={list}
          tabIndex={-1}
          aria-busy={pages.isPending || pages.isPlaceholderData}
          className="outline-none"
        >
          {pages.isPending && <Placeholders />}
          {hasNone && (
            <EmptyState icon={<QrCode />} title={words.empty.title}>
              {words.empty.text}
            </EmptyState>
          )}
          {isEmpty && filtered && (
            <EmptyState
              icon={<SearchX />}
              title={words.noMatches.title}
              action={
                <Button variant="secondary" onClick={() => change(noFilters)}>
                  {words.noMatches.clear}
                </Button>
              }
            >
              {words.noMatches.text}
            </EmptyState>
          )}
          {isEmpty && filters.archived && !filtered && (
            <EmptyState icon={<Archive />} title={words.noArchived.title}>
              {words.noArchived.text}
            </EmptyState>
          )}
          {placements && placements.length > 0 && (
            <ul
              className={cn(
                'divide-y divide-line transition-opacity',
                pages.isPlaceholderData && 'opacity-55',
              )}
            >
              {placements.map((placement) => (
                <PlacementRow
                  key={placement.id}
                  company={company}
                  placement={placement}
                  standsOut={noticeOf(noticed.get(placement.id))}
                  location={nameOf.get(placement.locationId ?? '')}
                  onGone={focusList}
                />
              ))}
            </ul>
          )}
          <ListEnd
            pages={pages}
            shown={placements?.length || undefined}
            title={words.failed}
            count={words.shown}
            isInCard
          />
        </div>
      </Card>
    </>
  )
}

function noticeOf(state: WatchState | undefined) {
  return state === 'silent' || state === 'flooded' ? state : undefined
}

/** Removes duplicates: pages loaded before and after codes were added overlap. */
function uniqueById(placements: Placement[] | undefined): Placement[] | undefined {
  return placements && [...new Map(placements.map((placement) => [placement.id, placement])).values()]
}

function Placeholders() {
  return (
    <div className="divide-y divide-line">
      {['one', 'two', 'three', 'four', 'five'].map((key) => (
        <div key={key} className="flex items-center gap-4 px-5 py-4 sm:px-6">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-full max-w-60" />
          </div>
          <Skeleton className="h-8 w-16" />
        </div>
      ))}
    </div>
  )
}
