import { type PlacementFilters, placementKindNames } from '@candour/schemas/placements.ts'
import { allItems } from '#db/keyset.ts'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import type { Principal } from '#domain/principal.ts'
import { csvOf } from '#lib/csv.ts'
import { localTime } from '#lib/local-time.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { listLocations } from '#modules/locations/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { listPlacements } from '#modules/placements/repository.ts'

/** Placements per query; bounds the memory that an export takes. */
const batch = 2_000

/** Exports the selected placements as CSV, newest first, reading batch by batch on demand. */
export function exportCsv(
  deps: Pick<Deps, 'db' | 'replica' | 'config'>,
  principal: Principal,
  { id, timeZone }: Pick<CompanyRow, 'id' | 'timeZone'>,
  filters: PlacementFilters,
): ReadableStream<Uint8Array> {
  const local = (at: string | null) => at && localTime(new Date(at), timeZone)
  async function* rows() {
    const locations = await readCompany(deps, principal, id, (tx) => listLocations(tx, id))
    const names = new Map(locations.map((location) => [location.id, location.name]))
    const read = (cursor: string | undefined) =>
      readCompany(deps, principal, id, (tx) => listPlacements(tx, id, { ...filters, limit: batch, cursor }))
    for await (const placement of allItems(read)) {
      yield [
        placement.name,
        placementKindNames[placement.kind],
        placement.locationId && (names.get(placement.locationId) ?? null),
        placement.code,
        codeUrl(deps.config.origins.site, placement.code),
        local(placement.createdAt),
        local(placement.lastScanAt),
        placement.recentScans,
      ]
    }
  }
  const headers = [
    'Name',
    'Kind',
    'Location',
    'Code',
    'Link',
    `Added (${timeZone})`,
    `Last scan (${timeZone})`,
    'Scans in 30 days',
  ]
  return csvOf(headers, rows())
}
