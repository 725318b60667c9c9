import { keyFor } from '@candour/api-client/query.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Finds a placement in the cached lists. */
export function shownPlacement(queryClient: QueryClient, id: string): Placement | undefined {
  return queryClient
    .getQueriesData<InfiniteData<Page<Placement>>>({ queryKey: keyFor(listPlacements) })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.items)
    .find((placement) => placement.id === id)
}
