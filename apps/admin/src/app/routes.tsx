import { NotFound } from '@candour/console/not-found.tsx'
import { rootRoute } from '@candour/console/root-route.ts'
import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import { Navigate, type RouteObject } from 'react-router-dom'
import { OperatorScreen } from '#app/operator-screen.tsx'

const home = { path: adminPaths.admin, label: 'Go to the admin panel' }

const toDashboard = async () => {
  const { Elsewhere } = await import('@candour/console/elsewhere.tsx')
  return { element: <Elsewhere app="dashboard" home={home} /> }
}

/** The app's routes. The panel, which nearly every visit shows, is not a lazy chunk: that would cost a round trip. */
export const routes: RouteObject[] = [
  rootRoute([
    ...Object.values(adminPaths).map((path) => ({ path, Component: OperatorScreen })),
    ...Object.values(accountPaths).map((path) => ({ path, lazy: toDashboard })),
    { path: `${dashboardPaths.dashboard}/*`, lazy: toDashboard },
    // `/` belongs to the site; the console gets it only on a host of its own, where the server redirects it as well.
    { path: sitePaths.home, element: <Navigate to={adminPaths.admin} replace /> },
    { path: '*', element: <NotFound home={home} /> },
  ]),
]
