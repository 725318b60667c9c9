import { createQueryClient } from '@candour/api-client/query.ts'
import { fetchFrom, type Handler } from '@candour/api-client/testing.ts'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { Layout } from '#app/layout.tsx'
import { Providers } from '#app/providers.tsx'

/**
 * Renders one screen inside the app; every other address shows its own path. The API is what the handlers answer.
 *
 * @param address the screen's path, with its query where it has one
 * @returns the router, to see where one is
 */
export function renderScreen(address: string, Component: ComponentType, handlers: Handler[]) {
  vi.stubGlobal('fetch', vi.fn(fetchFrom(...handlers)))
  const { pathname: path } = parsePath(address)
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path: path ?? '/', Component },
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

function Elsewhere() {
  return <p>At {useLocation().pathname}</p>
}
