import { pagesFor, queryFor } from '@candour/api-client/query.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { keepPreviousData } from '@tanstack/react-query'
import type { ListView } from '#features/companies/list-view.ts'

/** The company list; keeps showing the previous one while another search, filter or sort order loads. */
export const companyPages = ({ search, status, sort, order }: ListView) => ({
  ...pagesFor(listCompanies, {
    query: { images: 'link', limit: 24, sort, order, ...(search && { search }), ...(status && { status }) },
  }),
  placeholderData: keepPreviousData,
})

/** Number of companies on all pages of the list. Like the list, it shows the previous value while it loads. */
export const companyCount = ({ search, status }: Pick<ListView, 'search' | 'status'>) => ({
  ...queryFor(getOverview, { query: { ...(search && { search }), ...(status && { status }) } }),
  placeholderData: keepPreviousData,
})
