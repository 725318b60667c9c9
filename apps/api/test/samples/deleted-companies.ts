import type * as contracts from '@candour/schemas/deleted-companies.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { expect } from 'vitest'
import type { SamplesOf } from '#test/samples/sample.ts'

export const deletedCompanies: SamplesOf<typeof contracts> = {
  deleteCompany: {
    request: async ({ make }) => ({ params: await make.company() }),
    entry: {
      action: 'company.deleted',
      fields: ({ params }) => ({
        company_id: params.id,
        changes: { slug: [expect.any(String), null] },
      }),
    },
  },
  listDeletedCompanies: { request: () => ({}) },
  restoreCompany: {
    request: async ({ make, operator }) => {
      const params = await make.company()
      await operator.call(deleteCompany, { params })
      return { params }
    },
    entry: {
      action: 'company.restored',
      fields: ({ params }) => ({
        company_id: params.id,
        changes: { slug: [null, expect.any(String)] },
      }),
    },
  },
}
