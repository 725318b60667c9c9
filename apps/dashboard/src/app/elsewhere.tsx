import { queryFor } from '@candour/api-client/query.ts'
import { dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { OtherApp, openedAt } from '@candour/ui/other-app.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { NotFound } from '#app/not-found.tsx'

/** What the router shows at the addresses of the console: the way there. */
export function ToAdmin() {
  return <Elsewhere app="admin" />
}

function Elsewhere({ app }: { app: 'site' | 'admin' }) {
  const config = useQuery(queryFor(getConfig, {}))
  return (
    <OtherApp origin={config.data?.[`${app}Origin`]} asked={config}>
      <NotFound />
    </OtherApp>
  )
}

/** `/` is the site's. Who opens it at a host of the dashboard's own is led to the dashboard, as the server does it. */
export function Home() {
  if (openedAt() === sitePaths.home) return <Navigate to={dashboardPaths.dashboard} replace />
  return <Elsewhere app="site" />
}
