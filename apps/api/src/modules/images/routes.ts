import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { findImage } from '#modules/images/repository.ts'

/** Images under their hash: never changing, and unable to run anything even when opened on their own. */
export function imageRoutes(app: FastifyInstance, { db }: Deps): void {
  // What `imageUrl` and `apiImageUrl` name.
  for (const path of ['/images/:sha256', '/api/images/:sha256']) {
    app.get<{ Params: { sha256: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      const { sha256 } = request.params
      const image = /^[0-9a-f]{64}$/.test(sha256)
        ? await findImage(db, Buffer.from(sha256, 'hex'))
        : undefined
      if (!image) throw new DomainError('not_found')
      return reply
        .type(image.mediaType === 'image/svg+xml' ? 'image/svg+xml; charset=utf-8' : image.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        )
        .send(image.bytes)
    })
  }
}
