import { queryFor } from '@candour/api-client/query.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'

/** Poll interval while figures are being recounted, in milliseconds. */
const recountInterval = 2_000

/** A company as its dashboard shows it, with the logo as a URL instead of inline data. */
export const companyQuery = (companyId: string) => ({
  ...queryFor(getDashboardCompany, { query: { companyId, images: 'link' } }),
  refetchInterval: ({ state }: { state: { data?: { figuresTimeZone?: string | undefined } | undefined } }) =>
    state.data?.figuresTimeZone ? recountInterval : (false as const),
})
