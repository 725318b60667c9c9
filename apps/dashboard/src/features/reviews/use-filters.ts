import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Filters, queryOf, readFilters, writeFilters } from '#features/reviews/filters.ts'

/** The filters in the address, what they ask of the API, and how to change them. */
export function useFilters({ id: companyId, timeZone }: DashboardCompany) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const search = writeFilters(filters).toString()
  // As text the filters are the same as long as they ask for the same.
  const query = useMemo(
    () => ({ companyId, ...queryOf(readFilters(new URLSearchParams(search)), timeZone) }),
    [companyId, timeZone, search],
  )
  const setFilters = useCallback(
    (next: Filters, options?: { replace: boolean }) =>
      navigate(
        { pathname: dashboardPaths.reviews, search: writeFilters(next).toString() },
        { preventScrollReset: true, ...options },
      ),
    [navigate],
  )
  return { filters, setFilters, search, query }
}
