import { queryFor } from '@candour/api-client/query.ts'
import { getOverview } from '@candour/schemas/platform.ts'

/** Colleagues change the same things, and nothing tells of it: what is older is read again when it is returned to. */
export const staleTime = 5_000

/** Orders arrive while the page is open. */
export const ordersInterval = 60_000

/** Totals over all companies. */
export const overview = {
  ...queryFor(getOverview, { query: {} }),
  refetchInterval: ordersInterval,
}
