import { queryFor } from '@candour/api-client/query.ts'
import { getSummary } from '@candour/schemas/analytics.ts'

/** Total, average and distribution of a company's reviews. */
export const summaryQuery = (companyId: string) => queryFor(getSummary, { query: { companyId } })
