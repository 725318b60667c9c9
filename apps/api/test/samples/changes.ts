import type * as contracts from '@candour/schemas/changes.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

const date = '2026-05-04'

export const changes: SamplesOf<typeof contracts> = {
  listChanges: { request: ({ query }) => ({ query }) },
  getChangesPoster: {
    request: async ({ make, company, query }) => {
      await make.change(company)
      return { query }
    },
    unrecorded: 'visitors read the same',
  },
  createChange: {
    request: ({ query }) => ({
      query,
      body: { said: 'Slow at noon', did: 'A second till', date, themes: ['waiting'], visible: false },
    }),
    entry: {
      action: 'change.created',
      fields: changing({
        said: [null, 'Slow at noon'],
        did: [null, 'A second till'],
        date: [null, date],
        visible: [null, false],
      }),
    },
  },
  updateChange: {
    request: async ({ make, company, query }) => ({
      params: await make.change(company),
      query,
      body: { did: 'A third till' },
    }),
    entry: { action: 'change.updated', fields: changing({ did: ['A second till', 'A third till'] }) },
  },
  deleteChange: {
    request: async ({ make, company, query }) => ({ params: await make.change(company), query }),
    entry: {
      action: 'change.deleted',
      fields: changing({
        said: ['Slow at noon', null],
        did: ['A second till', null],
        date: [date, null],
        visible: [true, null],
      }),
    },
  },
}
