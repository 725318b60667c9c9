import { queryFor } from '@candour/api-client/query.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { OtherApp } from '@candour/ui/other-app.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotFound } from '#app/not-found.tsx'

/** Redirects the dashboard's paths to the dashboard, which may be on another origin. */
export function Component() {
  const config = useQuery(queryFor(getConfig, {}))
  return (
    <OtherApp origin={config.data?.dashboardOrigin} asked={config}>
      <NotFound />
    </OtherApp>
  )
}
