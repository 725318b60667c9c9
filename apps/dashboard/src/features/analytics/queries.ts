import { queryFor } from '@candour/api-client/query.ts'
import { firstDayOfWeek } from '@candour/console/format.ts'
import { getSummary, getTrends, type Interval } from '@candour/schemas/analytics.ts'
import type { Period } from '@candour/schemas/reviews.ts'
import { keepPreviousData } from '@tanstack/react-query'

/** A company, or one of its locations. */
export interface Scope {
  companyId: string
  locationId?: string | undefined
}

const inScope = ({ companyId, locationId }: Scope) => ({ companyId, ...(locationId && { locationId }) })

/**
 * Total, average and rating distribution of all reviews. Keeps showing the previous location while another one loads.
 */
export const summaryQuery = (scope: Scope) => ({
  ...queryFor(getSummary, { query: inScope(scope) }),
  placeholderData: keepPreviousData,
})

/** Reviews over time; if the interval is omitted, the server picks one that suits the period. */
export const trendsQuery = (scope: Scope, period: Period, interval: Interval | undefined) =>
  queryFor(getTrends, {
    query: { ...inScope(scope), ...period, ...(interval && { interval }), weekStart: firstDayOfWeek() },
  })
