import { createQueryClient } from '@candour/api-client/query.ts'
import { fetchFrom, type Handler } from '@candour/api-client/testing.ts'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { Layout } from '#app/layout.tsx'
import { Providers } from '#app/providers.tsx'

/** Renders one screen inside the app; every other address shows its own path. The API is what the handlers answer. */
export function renderScreen(path: string, Component: ComponentType, handlers: Handler[]) {
  vi.stubGlobal('fetch', vi.fn(fetchFrom(...handlers)))
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path, Component },
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

function Elsewhere() {
  return <p>At {useLocation().pathname}</p>
}
