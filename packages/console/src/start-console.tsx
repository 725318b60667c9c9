import { createQueryClient } from '@candour/api-client/query.ts'
import { carryToasts } from '@candour/ui/carried-toast.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { Providers } from '#providers.tsx'

/** Renders an app into the `#root` of its document. */
export function startConsole(routes: RouteObject[], queryClient = createQueryClient()): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  carryToasts()
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>,
  )
}
