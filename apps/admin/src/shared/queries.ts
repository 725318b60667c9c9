import { queryFor } from '@candour/api-client/query.ts'
import { getOverview } from '@candour/schemas/platform.ts'

/** Milliseconds after which data is reloaded on return to the page: colleagues' changes are not pushed. */
export const staleTime = 5_000

/** Milliseconds between reloads of orders, which arrive while the page is open. */
export const ordersInterval = 60_000

/** Totals over all companies. */
export const overview = {
  ...queryFor(getOverview, { query: {} }),
  refetchInterval: ordersInterval,
}
