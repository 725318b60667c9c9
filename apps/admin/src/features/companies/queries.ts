import { keyFor, pagesFor, queryFor } from '@candour/api-client/query.ts'
import { type ListedCompany, listCompanies } from '@candour/schemas/companies.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { getConfig, getOverview } from '@candour/schemas/platform.ts'
import { type InfiniteData, keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { ListView } from '#features/companies/list-view.ts'

/** The list; while another search, filter or order is on its way, the former list stays. */
export const companyPages = ({ search, status, sort, order }: ListView) => ({
  ...pagesFor(listCompanies, {
    query: { images: 'link', limit: 24, sort, order, ...(search && { search }), ...(status && { status }) },
  }),
  placeholderData: keepPreviousData,
})

export const overview = queryFor(getOverview, {})

/** Where the review pages are; nothing until the server has told. */
export function useSiteOrigin(): string | undefined {
  return useQuery(queryFor(getConfig, {})).data?.siteOrigin
}

/** Changes a company wherever the list shows it. */
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
