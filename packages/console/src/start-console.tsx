import { createQueryClient, queryFor } from '@candour/api-client/query.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { carryToasts } from '@candour/ui/carried-toast.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { Providers } from '#providers.tsx'

/** Renders an app into the `#root` of its document. The pages below `signedIn` need the user. */
export function startConsole(routes: RouteObject[], signedIn: string): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  const queryClient = createQueryClient()
  // While the screen's code loads. A screen that finds an error here asks again.
  if (location.pathname.startsWith(signedIn)) void queryClient.prefetchQuery(queryFor(getMe, {}))

  carryToasts()
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>,
  )
}
