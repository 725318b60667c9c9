import type * as contracts from '@candour/schemas/funnel.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const funnel: SamplesOf<typeof contracts> = {
  getFunnel: { request: ({ query }) => ({ query: { ...query, by: 'placement' } }) },
  exportFunnelCsv: {
    request: ({ query }) => ({ query: { ...query, by: 'placement' } }),
    entry: { action: 'funnel.exported' },
  },
  reportEvent: {
    request: ({ query }) => ({ params: { event: 'view' }, query }),
    apps: ['site'],
    unrecorded: 'counts visits, anonymously',
  },
}
