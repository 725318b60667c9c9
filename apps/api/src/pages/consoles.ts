import { accountPaths, adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Console, FrontEnds } from '#pages/front-ends.ts'
import { asPage, consolePolicy } from '#pages/security.ts'

const addresses: Record<Console, string[]> = {
  admin: [adminPaths.admin, `${adminPaths.admin}/*`],
  dashboard: [dashboardPaths.dashboard, `${dashboardPaths.dashboard}/*`, ...Object.values(accountPaths)],
}

/** Serves the single-page documents of the consoles, one per app, at every path of its router. */
export async function consolePages(app: FastifyInstance, { frontEnds }: { frontEnds: FrontEnds }) {
  for (const name of ['admin', 'dashboard'] as const) {
    for (const address of addresses[name]) {
      app.get(address, { schema: { hide: true } }, async (request, reply) => {
        asPage(reply, frontEnds.strict ? consolePolicy : undefined)
          // Mailed links carry a token in the URL, which must not leak through the Referer, not even to the page's own
          // assets. With `no-referrer` some browsers would send `Origin: null`.
          .header('referrer-policy', 'strict-origin')
          // Review pages are public and do without: it makes browsers start another process, which delays the first
          // paint.
          .header('cross-origin-opener-policy', 'same-origin')
        return frontEnds.consolePage(name, request.url)
      })
    }
  }
}
