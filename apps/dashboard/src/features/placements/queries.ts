import { pagesFor } from '@candour/api-client/query.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { type exportPlacementsCsv, listPlacements } from '@candour/schemas/placements.ts'

type PlacementQuery = Input<typeof exportPlacementsCsv>['query']

/** Placements per page. */
const pageSize = 50

/** Placements that match the filters, newest first, paginated. */
export const placementPages = (query: PlacementQuery) =>
  pagesFor(listPlacements, { query: { ...query, limit: pageSize } })
