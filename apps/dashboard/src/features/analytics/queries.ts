import { queryFor } from '@candour/api-client/query.ts'
import { getSummary, getTopics, getTrends, type Interval } from '@candour/schemas/analytics.ts'
import type { Period } from '@candour/schemas/reviews.ts'

/** Total, average and rating distribution of all of a company's reviews. */
export const summaryQuery = (companyId: string) => queryFor(getSummary, { query: { companyId } })

/** A company's reviews over time; if the interval is omitted, the server picks one that suits the period. */
export const trendsQuery = (companyId: string, period: Period, interval: Interval | undefined) =>
  queryFor(getTrends, { query: { companyId, ...period, ...(interval && { interval }) } })

/** Recurring topics of a company's positive and negative reviews. */
export const topicsQuery = (companyId: string, period: Period) =>
  queryFor(getTopics, { query: { companyId, ...period } })
