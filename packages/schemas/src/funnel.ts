import { z } from 'zod'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { id, via } from '#fields.ts'
import { orderedPeriod, period } from '#reviews.ts'

const count = z.int().min(0)

/** Counts of visitors' events; one person may cause several. */
export const funnelCounts = z.object({
  /** A code was opened. */
  scan: count,
  /** The page with both choices was served. */
  view: count,
  /** The public review button was pressed. */
  public: count,
  /** The feedback form was opened with a rating. */
  rating: count,
  /** A review was stored. */
  review: count,
})
export type FunnelCounts = z.infer<typeof funnelCounts>

const funnelBy = z.enum(['day', 'placement', 'location'])
export type FunnelBy = z.infer<typeof funnelBy>

export const funnel = z.object({
  totals: funnelCounts,
  /**
   * Only rows with counts: days in order; placements and locations by views, most first. The key is a day, an id, or
   * `null` for events without a placement or location.
   */
  rows: z.array(funnelCounts.extend({ key: z.string().nullable() })),
  /** Totals for the same number of days immediately before the period; `null` if the period has no start. */
  previous: funnelCounts.nullable(),
})
export type Funnel = z.infer<typeof funnel>

const funnelQuery = orderedPeriod(
  period.extend({ companyId: id, by: funnelBy.default('day'), locationId: id.optional() }),
)

export const getFunnel = endpoint('getFunnel', 'GET /api/dashboard/funnel', {
  ...forMembers('reviews:read'),
  summary: 'From scan to review: what visitors did in a period, by day, placement or location',
  query: funnelQuery,
  response: funnel,
  reads: ['arrivals'],
})

export const exportFunnelCsv = endpoint('exportFunnelCsv', 'GET /api/dashboard/funnel.csv', {
  ...forMembers('reviews:read'),
  summary: 'The rows of the funnel as CSV: UTF-8 with a byte order mark',
  query: funnelQuery,
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
  errors: ['company_not_found'],
})

/** Events reported by a visitor's browser, because no page is requested from the server. */
const reportedEvent = z.enum(['view', 'public', 'rating'])
export type ReportedEvent = z.infer<typeof reportedEvent>

export const reportEvent = endpoint('reportEvent', 'POST /api/visits/:event', {
  audience: 'public',
  summary: 'Count what a visitor did; sent by links (`ping`) and pages (`sendBeacon`)',
  params: z.object({ event: reportedEvent }),
  query: z.object({
    /** If omitted, the first company created (single-company screens). */
    companyId: id.optional(),
    via,
  }),
  ...noContent,
  errors: ['too_many_requests'],
})
