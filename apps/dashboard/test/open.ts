import type { Handler } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, working } from '#test/fixtures.ts'

/** Opens an address as the owner of Café Luna; `handlers` take the place of the healthy server's. */
export const open = (address: string, ...handlers: Handler[]) =>
  renderRoutes(address, dashboardRoutes, [...handlers, ...working(luna)])
