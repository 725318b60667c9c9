import { queryFor } from '@candour/api-client/query.ts'
import { getOverview } from '@candour/schemas/platform.ts'

/** Totals over all companies. */
export const overview = queryFor(getOverview, { query: {} })
