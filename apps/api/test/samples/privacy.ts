import type * as contracts from '@candour/schemas/privacy.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const privacy: SamplesOf<typeof contracts> = {
  findPerson: {
    request: ({ query }) => ({ query, body: { email: 'zoe@example.com' } }),
    unrecorded: 'has an entry even if nobody is found (modules/privacy)',
  },
  exportPerson: {
    request: async ({ make, company, query }) => ({
      query,
      body: { ids: [(await make.review(company)).id] },
    }),
    entry: { action: 'person.exported', fields: changing({ records: [null, 1], format: [null, 'json'] }) },
  },
  erasePerson: {
    request: async ({ make, company, query }) => ({
      query,
      body: { ids: [(await make.review(company)).id], reason: 'Asked for it' },
    }),
    entry: {
      action: 'person.erased',
      fields: changing({ records: [null, 1], reason: [null, 'Asked for it'] }),
    },
  },
  listCertificates: { request: ({ query }) => ({ query }) },
  getRetention: { request: ({ query }) => ({ query }) },
  updateRetention: {
    request: ({ query }) => ({ query, body: { textMonths: 36 } }),
    entry: { action: 'retention.updated', fields: changing({ textMonths: [null, 36] }) },
  },
}
