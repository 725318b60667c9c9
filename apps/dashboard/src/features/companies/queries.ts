import { queryFor } from '@candour/api-client/query.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'

/** The company whose dashboard is open, its logo as a link. */
export const companyQuery = (companyId: string) =>
  queryFor(getDashboardCompany, { query: { companyId, images: 'link' } })
