import { keyFor, pagesFor, queryFor } from '@candour/api-client/query.ts'
import { type ListedCompany, listCompanies } from '@candour/schemas/companies.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { getConfig, getOverview } from '@candour/schemas/platform.ts'
import { type InfiniteData, keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { ListView } from '#features/companies/list-view.ts'

/** The company list; keeps showing the previous one while another search, filter or sort order loads. */
export const companyPages = ({ search, status, sort, order }: ListView) => ({
  ...pagesFor(listCompanies, {
    query: { images: 'link', limit: 24, sort, order, ...(search && { search }), ...(status && { status }) },
  }),
  placeholderData: keepPreviousData,
})

export const overview = queryFor(getOverview, {})

/** Returns the public site's origin; undefined until the config has loaded. */
export function useSiteOrigin(): string | undefined {
  return useQuery(queryFor(getConfig, {})).data?.siteOrigin
}

/** Updates a company in all cached lists. */
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
