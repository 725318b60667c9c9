import { queryFor } from '@candour/api-client/query.ts'
import { type DashboardCompany, getDashboardCompany } from '@candour/schemas/companies.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Poll interval while figures are being recounted, in milliseconds. */
const recountInterval = 2_000

/** A company as its dashboard shows it, with the logo as a URL instead of inline data. */
export const companyQuery = (companyId: string) => ({
  ...queryFor(getDashboardCompany, { query: { companyId, images: 'link' } }),
  refetchInterval: ({ state }: { state: { data?: { figuresTimeZone?: string | undefined } | undefined } }) =>
    state.data?.figuresTimeZone ? recountInterval : (false as const),
})

/** Shows what was saved, and nothing else of an answer: another save may be under way, and the logo is inline in it. */
export function patchCompany(client: QueryClient, companyId: string, saved: Partial<DashboardCompany>): void {
  client.setQueryData(companyQuery(companyId).queryKey, (known) => known && { ...known, ...saved })
}
