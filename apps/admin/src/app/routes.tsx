import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import { Navigate, type RouteObject } from 'react-router-dom'
import { Layout } from '#app/layout.tsx'
import { NotFound } from '#app/not-found.tsx'
import { ScreenFailed } from '#app/screen-failed.tsx'

const operatorScreen = () => import('#features/accounts/operator-screen.tsx')
const elsewhere = () => import('#app/elsewhere.tsx')

/** The app's routes. Each screen is a lazy chunk that exports its `Component`. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ScreenFailed,
        children: [
          ...Object.values(adminPaths).map((path) => ({ path, lazy: operatorScreen })),
          ...Object.values(accountPaths).map((path) => ({ path, lazy: elsewhere })),
          { path: `${dashboardPaths.dashboard}/*`, lazy: elsewhere },
          // `/` belongs to the site; this app only sees it on a host of its own, where the server redirects it too.
          { path: sitePaths.home, element: <Navigate to={adminPaths.admin} replace /> },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
