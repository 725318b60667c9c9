import { basename } from 'node:path'
import { appPaths } from '@candour/schemas/paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { FrontEnds } from '#pages/front-ends.ts'

interface AppFiles {
  config: Pick<Config, 'provider'>
  frontEnds: Pick<FrontEnds, 'appFile'>
}

const hidden = { schema: { hide: true } }

/** Serves what makes the dashboard an app that can be installed and show notifications. */
export async function appFiles(app: FastifyInstance, { config, frontEnds }: AppFiles): Promise<void> {
  const { manifest, worker, ...icons } = appPaths

  app.get(manifest, hidden, async (_, reply) => {
    const { name } = config.provider
    const built = JSON.parse((await frontEnds.appFile(basename(manifest))).toString())
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify({ ...built, name, short_name: name }))
  })
  // Browsers look for a new version of it, so it must not be an old one from a cache.
  app.get(worker, hidden, async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await frontEnds.appFile(basename(worker))),
  )
  for (const icon of Object.values(icons)) {
    app.get(icon, hidden, async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await frontEnds.appFile(icon.slice('/dashboard/'.length))),
    )
  }
}
