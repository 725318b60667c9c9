import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { findImage } from '#modules/images/repository.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findImage>>>

const maxKeptBytes = 32 * 1024 * 1024

/** Serves images by hash: immutable, and sandboxed so that they cannot run scripts even when opened directly. */
export function imageRoutes(app: FastifyInstance, { db }: Deps): void {
  const kept = new LRUCache<string, Stored>({ maxSize: maxKeptBytes })
  const reading = new Map<string, Promise<Stored | undefined>>()

  async function read(sha256: string): Promise<Stored | undefined> {
    const image = await findImage(db, Buffer.from(sha256, 'hex'))
    if (image) kept.set(sha256, image, { size: image.bytes.length })
    return image
  }

  /** Reads an image, sharing one database read between concurrent requests. */
  function find(sha256: string): Promise<Stored | undefined> | Stored {
    const known = kept.get(sha256)
    if (known) return known
    const running = reading.get(sha256) ?? read(sha256).finally(() => reading.delete(sha256))
    reading.set(sha256, running)
    return running
  }

  // The paths of `imageUrl` and `apiImageUrl`.
  for (const path of ['/images/:sha256', '/api/images/:sha256']) {
    app.get<{ Params: { sha256: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      const { sha256 } = request.params
      const image = /^[0-9a-f]{64}$/.test(sha256) ? await find(sha256) : undefined
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
