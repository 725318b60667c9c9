import { createQueryClient } from '@candour/api-client/query.ts'
import { fetchFrom, type Handler } from '@candour/api-client/testing.ts'
import type { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import {
  createMemoryRouter,
  type InitialEntry,
  parsePath,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom'
import { vi } from 'vitest'
import { Providers } from '#providers.tsx'
import { RootLayout } from '#root-layout.tsx'

/**
 * Renders one screen inside the app with `fetch` answered by the handlers; every other route shows its path.
 *
 * @param address the screen's path and query
 * @returns the router, to inspect the location
 */
export function renderScreen(
  address: InitialEntry,
  Component: ComponentType,
  handlers: Handler[],
  queryClient?: QueryClient,
) {
  const { pathname: path = '/' } = typeof address === 'string' ? parsePath(address) : address
  return renderRoutes(address, [{ path, Component }], handlers, queryClient)
}

/** Like `renderScreen`, with several routes, such as those of a slice. */
export function renderRoutes(
  address: InitialEntry,
  routes: RouteObject[],
  handlers: Handler[],
  queryClient = createQueryClient(),
) {
  vi.stubGlobal('fetch', vi.fn(fetchFrom(...handlers)))
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        HydrateFallback: () => null,
        children: [...routes, { path: '*', Component: Elsewhere }],
      },
    ],
    { initialEntries: [address] },
  )
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

function Elsewhere() {
  return <p>{`At ${useLocation().pathname}`}</p>
}
