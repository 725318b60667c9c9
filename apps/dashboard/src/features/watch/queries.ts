import { queryFor } from '@candour/api-client/query.ts'
import { getWatch } from '@candour/schemas/watch.ts'

/** The codes that are silent or flooded, in all locations or one. */
export const watchNotices = (companyId: string, locationId?: string) =>
  queryFor(getWatch, { query: { companyId, state: 'silent,flooded', ...(locationId && { locationId }) } })
