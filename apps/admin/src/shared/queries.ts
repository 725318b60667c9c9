import { keyFor, queryFor } from '@candour/api-client/query.ts'
import { type ListedCompany, listCompanies } from '@candour/schemas/companies.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Totals over all companies. */
export const overview = queryFor(getOverview, {})

/** Updates a company in every cached list. */
export function patchCompany(
  client: QueryClient,
  id: string,
  change: (company: ListedCompany) => Partial<ListedCompany>,
): void {
  client.setQueriesData<InfiniteData<Page<ListedCompany>>>(
    { queryKey: keyFor(listCompanies) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((company) =>
            company.id === id ? { ...company, ...change(company) } : company,
          ),
        })),
      },
  )
}
