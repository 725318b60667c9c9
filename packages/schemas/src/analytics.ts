import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id } from '#fields.ts'

const count = z.int().min(0)

export const summary = z.object({
  total: count,
  /** Mean rating, unrounded; `null` without reviews. Screens show one decimal. */
  average: z.number().min(1).max(5).nullable(),
  /** Number of reviews per rating. */
  distribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
})
export type Summary = z.infer<typeof summary>

export const getSummary = endpoint({
  id: 'getSummary',
  method: 'GET',
  path: '/api/dashboard/summary',
  audience: 'company',
  summary: 'Number of reviews, average and distribution over all time',
  query: z.object({ companyId: id }),
  response: summary,
  errors: [],
})
