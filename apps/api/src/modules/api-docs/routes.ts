import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { DomainError } from '#domain/errors.ts'
import type { documentationOf } from '#modules/api-docs/documentation.ts'
import { pageHeaders } from '#modules/api-docs/page.ts'

/** Generated from the contracts; a test compares them. */
const document = new URL('../../../../../packages/api-client/openapi.json', import.meta.url)

/** Serves the documentation of the API: the OpenAPI document, an introduction, a changelog, and a page for each part. */
export async function apiDocs(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const hidden = { schema: { hide: true } }
  app.get('/api/docs/json', hidden, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(document)),
  )
  let documentation: ReturnType<typeof documentationOf> | undefined
  for (const address of ['/api/docs', '/api/docs/', '/api/docs/:slug']) {
    app.get<{ Params: { slug?: string } }>(address, hidden, async ({ params: { slug = '' } }, reply) => {
      const { documentationOf } = await import('#modules/api-docs/documentation.ts')
      documentation ??= documentationOf(await readFile(document, 'utf8'), config.origins)
      const page = documentation(slug)
      if (page === undefined) throw new DomainError('no_such_page')
      return reply.headers(pageHeaders).send(page)
    })
  }
}
