import { Elsewhere } from '@candour/console/elsewhere.tsx'
import { dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import { openedAt } from '@candour/ui/other-app.tsx'
import { Navigate } from 'react-router-dom'
import { home } from '#app/home.ts'

/** Redirects the console's paths to the console. */
export function ToAdmin() {
  return <Elsewhere app="admin" home={home} />
}

/** `/` belongs to the site. On a host of the dashboard's own it redirects to the dashboard, as the server does. */
export function Home() {
  if (openedAt() === sitePaths.home) return <Navigate to={dashboardPaths.dashboard} replace />
  return <Elsewhere app="site" home={home} />
}
