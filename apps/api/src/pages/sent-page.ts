import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { languages } from '@candour/schemas/languages.ts'
import type { RenderedPage } from '@candour/site/page.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asPage, sitePolicy } from '#pages/security.ts'

const encoders = {
  br: (html: Buffer, quality: number) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer, quality: number) => promisify(gzip)(html, { level: Math.min(9, quality) }),
}
type Encoding = keyof typeof encoders

/** Compression quality: `first` takes a millisecond while a visitor waits; `best` takes thirty and is 15 % smaller. */
const quality = { first: 5, best: 11 }

/** With a single language, `accept-language` would only split shared caches into identical entries. */
const vary = ['accept-encoding', ...(languages.length > 1 ? ['accept-language'] : [])].join(', ')

/** Memory taken by headers and objects in addition to the bytes of the body. */
const overhead = 2_048

interface Encoded {
  body: Promise<Buffer>
  /** Already at the best quality, or being recompressed to it. */
  improving: boolean
}

/** The cache that holds a page. */
export interface Keeper {
  /** Called when the page takes more memory. */
  grown(): void
  /** Queues background work, which is skipped if the page has been evicted by then. Rejects when the queue is full. */
  inBackground(work: () => Promise<void>): Promise<void>
}

/** A rendered page ready to send; compressed once per encoding, however often it is sent. */
export class SentPage {
  readonly #page: Omit<RenderedPage, 'html'>
  readonly #html: Buffer
  readonly #policy: string | undefined
  readonly #etag: string | undefined
  readonly #encoded = new Map<Encoding, Encoded>()
  #encodedBytes = 0
  #keeper: Keeper | undefined

  constructor({ html, ...page }: RenderedPage, { strict }: { strict: boolean }) {
    this.#page = page
    this.#html = Buffer.from(html)
    this.#policy = strict ? sitePolicy(page) : undefined
    this.#etag = page.shared
      ? `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)}"`
      : undefined
  }

  /** Whether it is the same for everyone who requests its path. */
  get shared(): boolean {
    return this.#page.shared
  }

  /** Size in memory. */
  get bytes(): number {
    return overhead + this.#html.length + this.#encodedBytes
  }

  /** Marks the page as cached. From the second request for an encoding on, it is compressed at the best quality. */
  keptBy(keeper: Keeper): void {
    this.#keeper = keeper
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, language, location } = this.#page
    if (location) return reply.redirect(location, status)
    asPage(reply.status(status), this.#policy).headers({ vary, 'content-language': language })
    if (this.#etag) {
      reply.header('etag', this.#etag)
      if (request.headers['if-none-match'] === this.#etag) return reply.status(304).send()
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(this.#html)
    return reply.header('content-encoding', encoding).send(await this.#encode(encoding))
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) {
      if (this.#keeper && !known.improving) this.#improve(encoding, known, this.#keeper)
      return known.body
    }
    const body = encoders[encoding](this.#html, quality.first)
    this.#encoded.set(encoding, { body, improving: false })
    void body.then(
      ({ length }) => this.#grow(length),
      () => this.#encoded.delete(encoding),
    )
    return body
  }

  /** Recompresses in the background; concurrent requests get the current version. */
  #improve(encoding: Encoding, known: Encoded, keeper: Keeper): void {
    known.improving = true
    const improve = async () => {
      const [former, best] = [await known.body, await encoders[encoding](this.#html, quality.best)]
      known.body = Promise.resolve(best)
      this.#grow(best.length - former.length)
    }
    keeper.inBackground(improve).catch(() => {
      known.improving = false
    })
  }

  #grow(bytes: number): void {
    this.#encodedBytes += bytes
    this.#keeper?.grown()
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
