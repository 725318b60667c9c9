import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCompanyTo } from '#shared/company-link.tsx'
import { type Filters, queryOf, readFilters, writeFilters } from '#shared/filters.ts'
import { useRoleIncludes } from '#shared/permissions.ts'

/** Returns the URL's view and filters, the API query for them, and a function that changes them and navigates. */
export function useFilters({ id: companyId, timeZone }: DashboardCompany) {
  const [params, edit] = useSearchEdit()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const seesCases = useRoleIncludes('reviews:reply')
  const read = readFilters(params)
  const filters: Filters = seesCases ? read : { ...read, view: 'all' }
  const search = writeFilters(filters).toString()
  // Memoized by the serialized filters, for a stable identity while they are equal.
  const query = useMemo(
    () => ({ companyId, ...queryOf(readFilters(new URLSearchParams(search)), timeZone) }),
    [companyId, timeZone, search],
  )
  const changeFilters = useCallback(
    (change: (filters: Filters) => Filters, options?: { replace: boolean }) => {
      const next = edit((params) => writeFilters(change(readFilters(params))))
      void navigate(companyTo({ pathname: dashboardPaths.reviews, search: next.toString() }), {
        preventScrollReset: true,
        ...options,
      })
    },
    [navigate, companyTo, edit],
  )
  return { filters, changeFilters, search, query }
}
