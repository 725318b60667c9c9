import type * as contracts from '@candour/schemas/analytics.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const analytics: SamplesOf<typeof contracts> = {
  getSummary: { request: ({ query }) => ({ query }) },
  getTrends: { request: ({ query }) => ({ query: { ...query, from: '2026-01-01', to: '2026-01-31' } }) },
}
