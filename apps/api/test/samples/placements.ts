import type * as contracts from '@candour/schemas/placements.ts'
import { expect } from 'vitest'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const placements: SamplesOf<typeof contracts> = {
  listPlacements: {
    request: async ({ make, company, query }) => ({
      query: { ...query, locationId: (await make.location(company)).id },
    }),
  },
  exportPlacementsCsv: { request: ({ query }) => ({ query }), entry: { action: 'placements.exported' } },
  exportCodes: { request: ({ query }) => ({ query }), entry: { action: 'placements.exported' } },
  createPlacements: {
    request: async ({ make, company, query }) => ({
      query,
      body: { name: 'Table', kind: 'card', count: 40, locationId: (await make.location(company)).id },
    }),
    entry: {
      action: 'placement.created',
      fields: changing({ name: [null, 'Table 1 – Table 40'], count: [null, 40] }),
    },
  },
  updatePlacement: {
    request: async ({ make, company, query }) => ({
      params: await make.placement(company),
      query,
      body: { locationId: (await make.location(company)).id },
    }),
    entry: {
      action: 'placement.updated',
      fields: () => ({
        target_name: expect.stringMatching(/^Placement \d+$/),
        changes: { location: [null, expect.stringMatching(/^Location \d+$/)] },
      }),
    },
  },
}
