import type { FastifyInstance } from 'fastify'
import { consolePages } from '#pages/consoles.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { sitePages } from '#pages/site.ts'

/** Serves the three front ends on this origin: below `/admin`, below `/dashboard` and the account screens, the rest. */
export async function pages(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const frontEnds = await load(app, deps)
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send({ message: 'There is nothing at this address' }),
  )
  await app.register(consolePages, { frontEnds })
  await app.register(sitePages, { ...deps, frontEnds })
}

async function load(app: FastifyInstance, { config }: PageDeps): Promise<FrontEnds> {
  // Vite is no dependency of the server: it is loaded where someone develops.
  if (config.dev) return (await import('#pages/dev.ts')).devFrontEnds(app)
  return (await import('#pages/built.ts')).builtFrontEnds(app)
}
