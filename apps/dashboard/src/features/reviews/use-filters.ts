import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCompanyTo } from '#shared/company-link.tsx'
import { type Filters, queryOf, readFilters, writeFilters } from '#shared/filters.ts'

/** Returns the URL's filters, the API query for them, and a setter that navigates. */
export function useFilters({ id: companyId, timeZone }: DashboardCompany) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const filters = readFilters(params)
  const search = writeFilters(filters).toString()
  // Memoized by the serialized filters, for a stable identity while they are equal.
  const query = useMemo(
    () => ({ companyId, ...queryOf(readFilters(new URLSearchParams(search)), timeZone) }),
    [companyId, timeZone, search],
  )
  const setFilters = useCallback(
    (next: Filters, options?: { replace: boolean }) =>
      navigate(companyTo({ pathname: dashboardPaths.reviews, search: writeFilters(next).toString() }), {
        preventScrollReset: true,
        ...options,
      }),
    [navigate, companyTo],
  )
  return { filters, setFilters, search, query }
}
