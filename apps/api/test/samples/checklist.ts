import type * as contracts from '@candour/schemas/checklist.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const checklist: SamplesOf<typeof contracts> = {
  getChecklist: { request: ({ query }) => ({ query }) },
  updateChecklist: {
    request: ({ query }) => ({ query, body: { done: 'link' } }),
    unrecorded: 'what a team has set up so far is no setting',
  },
}
