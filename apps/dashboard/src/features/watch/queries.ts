import { queryFor } from '@candour/api-client/query.ts'
import { getWatch } from '@candour/schemas/watch.ts'

/** The codes that are silent or flooded. */
export const watchNotices = (companyId: string) =>
  queryFor(getWatch, { query: { companyId, state: 'silent,flooded' } })
