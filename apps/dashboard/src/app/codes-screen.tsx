import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { LocationsCard } from '#features/locations/locations-card.tsx'
import { PlacementList } from '#features/placements/placement-list.tsx'
import { usePlacementFilters } from '#features/placements/use-placement-filters.ts'
import { watchNotices } from '#features/watch/queries.ts'
import { useCompanyId } from '#shared/active-company.ts'
import { locationsQuery } from '#shared/locations.ts'
import { PrintPages } from '#shared/print-pages.tsx'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** A company's codes and locations. */
export function Component() {
  const companyId = useCompanyId()
  // Fetched in parallel with the company, not after it.
  usePrefetchQuery(locationsQuery(companyId))
  const { locationId } = usePlacementFilters(companyId).filters
  const notices = useQuery({
    ...watchNotices(companyId, locationId),
    placeholderData: keepPreviousData,
  })
  // Waits for the notices, because they would push the list down.
  return (
    <WithCompany title={texts.common.codesTitle} isPending={notices.isPending}>
      {(company) => (
        <>
          <PrintPages />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
            <div>
              <PlacementList company={company} notices={notices.data?.codes ?? []} />
            </div>
            <div className="lg:mt-14">
              <LocationsCard company={company} />
            </div>
          </div>
        </>
      )}
    </WithCompany>
  )
}
