import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { placementFilters } from '@candour/schemas/placements.ts'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCompanyTo } from '#shared/company-link.tsx'

/** The filters of the list of codes. */
export interface Filters {
  q: string
  locationId: string | undefined
  archived: boolean
}

export const noFilters: Filters = { q: '', locationId: undefined, archived: false }

/** Returns the URL's filters, the API query for them, and a function that changes them and navigates. */
export function usePlacementFilters(companyId: string) {
  const [params, edit] = useSearchEdit()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const { q, locationId, archived } = read(params)
  const query = useMemo(
    () => ({
      companyId,
      ...(q && { q }),
      ...(locationId && { locationId }),
      ...(archived && { archived: 'true' as const }),
    }),
    [companyId, q, locationId, archived],
  )
  const change = useCallback(
    (part: Partial<Filters>, options?: { replace: boolean }) => {
      const next = edit((params) => write({ ...read(params), ...part }))
      void navigate(companyTo({ pathname: dashboardPaths.codes, search: next.toString() }), {
        preventScrollReset: true,
        ...options,
      })
    },
    [navigate, companyTo, edit],
  )
  return { filters: { q, locationId, archived }, change, query }
}

function read(params: URLSearchParams): Filters {
  const { q, locationId } = placementFilters.shape
  return {
    q: q.safeParse(params.get('q') ?? undefined).data ?? '',
    locationId: locationId.safeParse(params.get('locationId') ?? undefined).data,
    archived: params.get('archived') === 'true',
  }
}

function write({ q, locationId, archived }: Filters): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(locationId && { locationId }),
    ...(archived && { archived: 'true' }),
  })
}
