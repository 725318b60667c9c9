import { queryFor } from '@candour/api-client/query.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { getNotifications } from '@candour/schemas/notifications.ts'
import { PartFailed } from '@candour/ui/load-failed.tsx'
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
  if (settings.data && !locations.isPending)
    return <NotificationsForm companyId={company.id} saved={settings.data} locations={locations.data ?? []} />
  if (!settings.error) return <Skeleton className="h-120 w-full" />
  return (
    <PartFailed
      title={texts.notifications.failed}
      retrying={settings.isFetching}
      onRetry={() => void settings.refetch()}
    >
      {settings.error.message}
    </PartFailed>
  )
}
