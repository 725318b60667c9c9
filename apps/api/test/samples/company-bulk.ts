import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/company-bulk.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const companyBulk: SamplesOf<typeof contracts> = {
  changeCompanies: {
    request: async ({ make }) => ({
      body: { ids: [(await make.company()).id, randomUUID()], action: 'status', billingStatus: 'past_due' },
    }),
    entry: {
      action: 'company.updated',
      fields: ({ body }) => ({
        company_id: body.ids[0],
        changes: { billingStatus: ['active', 'past_due'] },
      }),
    },
  },
  exportCompaniesCsv: {
    request: ({ company }) => ({ body: { ids: [company.id, randomUUID()] } }),
    entry: { action: 'companies.exported', log: 'platform', fields: changing({ companies: [null, 2] }) },
  },
}
