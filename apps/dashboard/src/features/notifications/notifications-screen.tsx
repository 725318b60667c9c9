import { queryFor } from '@candour/api-client/query.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { getNotifications } from '@candour/schemas/notifications.ts'
import { PartFailed } from '@candour/ui/load-failed.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotificationsForm } from '#features/notifications/notifications-form.tsx'
import { locationsQuery } from '#shared/locations.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** Settings for the mails that the user gets about a company. */
export function Component() {
  return <WithCompany title="Notifications">{(company) => <Settings company={company} />}</WithCompany>
}

function Settings({ company }: { company: DashboardCompany }) {
  const settings = useQuery(queryFor(getNotifications, { query: { companyId: company.id } }))
  const locations = useQuery(locationsQuery(company.id))
  return (
    <section aria-labelledby="notifications" className="mx-auto max-w-2xl">
      <h1 id="notifications" className="font-semibold text-ink text-lg">
        Notifications
      </h1>
      <p className="wrap-anywhere mt-1 mb-5 text-ink-muted text-sm">
        What we email you about <bdi>{company.name}</bdi>. Colleagues choose for themselves.
      </p>
      {settings.data && !locations.isPending ? (
        <NotificationsForm companyId={company.id} saved={settings.data} locations={locations.data ?? []} />
      ) : settings.error ? (
        <PartFailed
          title="Failed to load your notifications"
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        >
          {settings.error.message}
        </PartFailed>
      ) : (
        <Skeleton className="h-120 w-full" />
      )}
    </section>
  )
}
