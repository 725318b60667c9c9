import { accountPaths, adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { OtherApp } from '@candour/ui/other-app.tsx'
import { PageFailed } from '@candour/ui/page-failed.tsx'
import type { RouteObject } from 'react-router-dom'
import { Layout } from '#app/layout.tsx'
import { NotFound } from '#app/not-found.tsx'

/** The app's pages. Each screen is a chunk of its own that exports its `Component`. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: PageFailed,
        children: [
          { path: adminPaths.admin, lazy: () => import('#features/accounts/operator-screen.tsx') },
          { path: accountPaths.login, Component: OtherApp },
          { path: accountPaths.changePassword, Component: OtherApp },
          { path: dashboardPaths.dashboard, Component: OtherApp },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
