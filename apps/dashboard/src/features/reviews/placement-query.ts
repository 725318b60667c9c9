import { call } from '@candour/api-client/call.ts'
import { keyFor } from '@candour/api-client/query.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { listPlacements, maxPlacementIds, type Placement } from '@candour/schemas/placements.ts'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'

/** One of the company's placements, archived or not; `null` if there is none with this id. */
export const placementQuery = (companyId: string, id: string) =>
  queryOptions({
    queryKey: ['placement', companyId, id],
    meta: { reads: listPlacements.reads },
    queryFn: () => lookUp(companyId, id),
  })

/** Finds a placement in the cached lists. */
export function shownPlacement(queryClient: QueryClient, id: string): Placement | undefined {
  return queryClient
    .getQueriesData<InfiniteData<Page<Placement>>>({ queryKey: keyFor(listPlacements) })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.items)
    .find((placement) => placement.id === id)
}

interface Batch {
  ids: Set<string>
  found: Promise<Map<string, Placement>>
}

/** Batches that have not been sent, by company. */
const batches = new Map<string, Batch>()

/** Looks a placement up in one call with all others requested in the same task, such as those of a list's rows. */
async function lookUp(companyId: string, id: string): Promise<Placement | null> {
  const open = batches.get(companyId)
  const batch = open && open.ids.size < maxPlacementIds ? open : startBatch(companyId)
  const key = id.toLowerCase()
  batch.ids.add(key)
  return (await batch.found).get(key) ?? null
}

function startBatch(companyId: string): Batch {
  const ids = new Set<string>()
  const found = Promise.resolve().then(async () => {
    if (batches.get(companyId) === batch) batches.delete(companyId)
    const query = { companyId, ids: [...ids].join(','), limit: maxPlacementIds }
    const { items } = await call(listPlacements, { query })
    return new Map(items.map((placement) => [placement.id, placement]))
  })
  const batch = { ids, found }
  batches.set(companyId, batch)
  return batch
}
