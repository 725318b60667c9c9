import type { FastifyInstance } from 'fastify'
import { DomainError } from '#domain/errors.ts'
import type { SessionOptions } from '#http/session.ts'
import { appFiles } from '#pages/app-files.ts'
import { consolePages } from '#pages/consoles.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { ownHost } from '#pages/own-host.ts'
import { receiptPages } from '#pages/receipts.ts'
import { robotsTxt } from '#pages/seo.ts'
import { sitePages } from '#pages/site.ts'

/**
 * Serves the three front ends: admin below `/admin`, the dashboard at `/dashboard` and the account screens, the site
 * elsewhere.
 *
 * @param sessions of members, whose scans of codes may be those of a walk
 */
export async function pages(app: FastifyInstance, deps: PageDeps, sessions: SessionOptions): Promise<void> {
  app.setNotFoundHandler(async () => {
    throw new DomainError('no_such_page')
  })
  await app.register(async (scope) => {
    await scope.register(ownHost, deps)
    const frontEnds = await load(scope, deps)
    robotsTxt(scope, deps)
    await scope.register(appFiles, { ...deps, frontEnds })
    await scope.register(consolePages, { ...deps, frontEnds })
    await scope.register(receiptPages, { ...deps, frontEnds })
    await scope.register(sitePages, { ...deps, frontEnds, sessions })
  })
}

async function load(app: FastifyInstance, { config }: PageDeps): Promise<FrontEnds> {
  // Vite is a development dependency only.
  if (config.dev) return (await import('#pages/dev.ts')).devFrontEnds(app)
  return (await import('#pages/built.ts')).builtFrontEnds(app)
}
