import type { ApiError } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { getCase, listAssignees, type ReviewCase, updateCase } from '@candour/schemas/cases.ts'

/** Poll interval while a reply is being delivered, in milliseconds, and while its delivery is retried. */
const deliveryInterval = 2_000
const retryInterval = 30_000

/** The case of a review; polled while a reply is on its way. */
export const caseQuery = (companyId: string, reviewId: string) => ({
  ...queryFor(getCase, { params: { id: reviewId }, query: { companyId } }),
  refetchInterval: ({ state }: { state: { data?: ReviewCase | undefined } }) => {
    const queued = state.data?.messages.filter(({ delivery }) => delivery?.state === 'queued') ?? []
    if (queued.length === 0) return false as const
    return queued.some(({ delivery }) => delivery?.error === null) ? deliveryInterval : retryInterval
  },
})

/** The members to whom a case can be assigned. */
export const assigneesQuery = (companyId: string) => queryFor(listAssignees, { query: { companyId } })

/** Returns the current case from the refusal of a change to an older version. */
export function currentCase({ code, conflict }: ApiError): ReviewCase | undefined {
  if (code !== 'case_changed') return undefined
  return updateCase.conflict.safeParse(conflict).data?.case
}
