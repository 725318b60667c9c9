import { queryFor } from '@candour/api-client/query.ts'
import { getCase, listAssignees } from '@candour/schemas/cases.ts'

export const caseQuery = (companyId: string, reviewId: string) =>
  queryFor(getCase, { params: { id: reviewId }, query: { companyId } })

/** The members to whom a case can be assigned. */
export const assigneesQuery = (companyId: string) => queryFor(listAssignees, { query: { companyId } })
