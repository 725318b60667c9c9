import { queryFor } from '@candour/api-client/query.ts'
import { dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { OtherApp, openedAt } from '@candour/ui/other-app.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { NotFound } from '#app/not-found.tsx'

/** Redirects the console's paths to the console, which may be on another origin. */
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

/** `/` belongs to the site. On a host of the dashboard's own it redirects to the dashboard, as the server does. */
export function Home() {
  if (openedAt() === sitePaths.home) return <Navigate to={dashboardPaths.dashboard} replace />
  return <Elsewhere app="site" />
}
