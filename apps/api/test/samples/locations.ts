import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/locations.ts'
import { expect } from 'vitest'
import type { SamplesOf } from '#test/samples/sample.ts'

export const locations: SamplesOf<typeof contracts> = {
  listLocations: { request: ({ query }) => ({ query }) },
  createLocation: {
    request: ({ query }) => ({ query, body: { name: randomUUID() } }),
    entry: {
      action: 'location.created',
      fields: ({ body: { name } }) => ({ target_name: name, changes: { name: [null, name] } }),
    },
  },
  updateLocation: {
    request: async ({ make, company, query }) => ({
      params: await make.location(company),
      query,
      body: { archived: true },
    }),
    entry: {
      action: 'location.updated',
      fields: () => ({
        target_name: expect.stringMatching(/^Location \d+$/),
        changes: { archived: [false, true] },
      }),
    },
  },
}
