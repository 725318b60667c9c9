import { queryFor } from '@candour/api-client/query.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { LoadFailed } from '@candour/ui/load-failed.tsx'
import { OtherApp } from '@candour/ui/other-app.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotFound } from '#app/not-found.tsx'

/** What the router shows at the address of the dashboard's app: the way there. */
export function Component() {
  const config = useQuery(queryFor(getConfig, {}))
  if (config.error) {
    return (
      <LoadFailed
        title="Failed to load the page"
        retrying={config.isFetching}
        onRetry={() => config.refetch()}
      >
        {config.error.message}
      </LoadFailed>
    )
  }
  return (
    <OtherApp origin={config.data?.dashboardOrigin}>
      <NotFound />
    </OtherApp>
  )
}
