import { queryFor } from '@candour/api-client/query.ts'
import { getSummary, getTopics, getTrends, type Interval } from '@candour/schemas/analytics.ts'
import type { Period } from '@candour/schemas/reviews.ts'

/** Total, average and distribution of all of a company's reviews. */
export const summaryQuery = (companyId: string) => queryFor(getSummary, { query: { companyId } })

/** A company's reviews over time; without an interval, by one that suits the period. */
export const trendsQuery = (companyId: string, period: Period, interval: Interval | undefined) =>
  queryFor(getTrends, { query: { companyId, ...period, ...(interval && { interval }) } })

/** What a company's good and bad reviews mention. */
export const topicsQuery = (companyId: string, period: Period) =>
  queryFor(getTopics, { query: { companyId, ...period } })
