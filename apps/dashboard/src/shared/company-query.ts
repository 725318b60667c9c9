import { queryFor } from '@candour/api-client/query.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'

/** A company as its dashboard shows it, with the logo as a URL instead of inline data. */
export const companyQuery = (companyId: string) =>
  queryFor(getDashboardCompany, { query: { companyId, images: 'link' } })
