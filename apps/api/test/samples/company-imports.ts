import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/company-imports.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const companyImports: SamplesOf<typeof contracts> = {
  importCompanies: {
    request: () => ({
      file: `name,slug,googleReviewUrl\nNew,new-${randomUUID()},https://g.page/r/CNew/review`,
    }),
    entry: { action: 'companies.import_started', log: 'platform', fields: changing({ rows: [null, 1] }) },
  },
  getCompanyImport: {
    request: async ({ t, operator }) => {
      const id = randomUUID()
      await t.owner.insertInto('company_imports').values({ id, started_by: operator.id, total: 1 }).execute()
      return { params: { id } }
    },
  },
}
