import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@candour/site/page.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asPage, sitePolicy } from '#pages/security.ts'

const encoders = {
  br: (html: string, quality: number) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (html: string, quality: number) => promisify(gzip)(html, { level: Math.min(9, quality) }),
}
type Encoding = keyof typeof encoders

/** For a page that is kept, worth 30 ms once; for one that is not, what takes a millisecond. */
const quality = { kept: 11, once: 4 }

/** A rendered page on its way out: compressed once per encoding, however often it is sent. */
export class SentPage {
  readonly #page: RenderedPage
  readonly #policy: string | undefined
  readonly #etag: string | undefined
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(page: RenderedPage, { strict }: { strict: boolean }) {
    this.#page = page
    this.#policy = strict ? sitePolicy(page) : undefined
    this.#etag = page.shared
      ? `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`
      : undefined
  }

  /** The same for everyone who asks for its path. */
  get shared(): boolean {
    return this.#page.shared
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, html, location } = this.#page
    if (location) return reply.redirect(location, status)
    asPage(reply.status(status), this.#policy).header('vary', 'accept-encoding')
    if (this.#etag) {
      reply.header('etag', this.#etag)
      if (request.headers['if-none-match'] === this.#etag) return reply.status(304).send()
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(html)
    return reply.header('content-encoding', encoding).send(await this.#encode(encoding))
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const { html, shared } = this.#page
    const made = encoders[encoding](html, shared ? quality.kept : quality.once)
    this.#encoded.set(encoding, made)
    return made
  }
}

function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, weight]) => weight?.trim() !== 'q=0')
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
