import { refetchChanged } from '@candour/api-client/query.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { texts } from '#shared/texts.ts'
import { zoneName } from '#shared/time-zones.ts'

/** Shows that the figures are still in the former time zone, and refetches them once they are in the new one. */
export function RecountNotice({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const recounting = company.figuresTimeZone !== undefined
  useEffect(() => {
    if (!recounting) return
    return () => void refetchChanged(queryClient, updateDashboardCompany)
  }, [recounting, queryClient])
  return (
    <p role="status" className="text-ink-muted text-sm not-empty:mb-4">
      {recounting && texts.companies.recounting(zoneName(company.timeZone))}
    </p>
  )
}
