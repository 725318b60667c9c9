import { accountPaths } from '@candour/schemas/paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Console, FrontEnds } from '#pages/front-ends.ts'
import { asPage, consolePolicy } from '#pages/security.ts'

const addresses: Record<Console, string[]> = {
  admin: ['/admin', '/admin/*'],
  dashboard: ['/dashboard', '/dashboard/*', ...Object.values(accountPaths)],
}

/** The consoles' documents: one per app, at every address of its router. */
export async function consolePages(app: FastifyInstance, { frontEnds }: { frontEnds: FrontEnds }) {
  for (const console of ['admin', 'dashboard'] as const) {
    for (const address of addresses[console]) {
      app.get(address, { schema: { hide: true } }, async (request, reply) => {
        asPage(reply, frontEnds.strict ? consolePolicy : undefined)
          // The address of a mailed link holds a token, which must not be in the Referer of the page's own files
          // either. Under `no-referrer` some browsers would call with `Origin: null`.
          .header('referrer-policy', 'strict-origin')
        return frontEnds.consolePage(console, request.url)
      })
    }
  }
}
