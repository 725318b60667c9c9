import { createQueryClient } from '@candour/api-client/query.ts'
import { fetchFrom, type Handler } from '@candour/api-client/testing.ts'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { Layout } from '#app/layout.tsx'
import { Providers } from '#app/providers.tsx'

/** Renders one screen inside the app with `fetch` answered by the handlers; every other route shows its path. */
export function renderScreen(path: string, Component: ComponentType, handlers: Handler[]) {
  const children = [
    { path: path.split('?')[0] ?? path, Component },
    { path: '*', Component: Elsewhere },
  ]
  renderRoutes(path, [{ Component: Layout, children }], handlers)
}

/** Like `renderScreen`, with complete routes, such as the app's own. */
export function renderRoutes(path: string, routes: RouteObject[], handlers: Handler[]) {
  vi.stubGlobal('fetch', vi.fn(fetchFrom(...handlers)))
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </Providers>,
  )
}

function Elsewhere() {
  return <p>At {useLocation().pathname}</p>
}
