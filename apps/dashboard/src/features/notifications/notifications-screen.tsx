import { queryFor } from '@candour/api-client/query.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { getNotifications } from '@candour/schemas/notifications.ts'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotificationsForm } from '#features/notifications/notifications-form.tsx'
import { OperatorVisitsCard } from '#features/notifications/operator-visits-card.tsx'
import { DevicesCard } from '#features/push/devices-card.tsx'
import { locationsQuery } from '#shared/locations.ts'
import { useRoleIncludes } from '#shared/permissions.ts'
import { SettingsSection } from '#shared/settings-section.tsx'
import { texts } from '#shared/texts.ts'

/** Settings for notifications about a company, by mail and on the user's devices. */
export function Component() {
  const seesLog = useRoleIncludes('audit:read')
  return (
    <SettingsSection section="notifications">
      {(company) => (
        <>
          <Own company={company} />
          <DevicesCard />
          {seesLog && <OperatorVisitsCard company={company} />}
        </>
      )}
    </SettingsSection>
  )
}

function Own({ company }: { company: DashboardCompany }) {
  const settings = useQuery(queryFor(getNotifications, { query: { companyId: company.id } }))
  const locations = useQuery(locationsQuery(company.id))
  if (!settings.data)
    return <NotLoaded query={settings} title={texts.notifications.failed} placeholder="h-120 w-full" />
  if (locations.isPending) return <Skeleton className="h-120 w-full" />
  return <NotificationsForm companyId={company.id} saved={settings.data} locations={locations.data ?? []} />
}
