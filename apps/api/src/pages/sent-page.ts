import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

/** What takes a millisecond while a visitor waits, and what takes thirty and is 15 % smaller. */
const quality = { first: 5, best: 11 }

/** Headers and what a page is made of beside its bytes. */
const overhead = 2_048

interface Encoded {
  body: Promise<Buffer>
  /** The best there is, or on its way there. */
  improving: boolean
}

/** What keeps a page, and so makes it worth more work. */
export interface Keeper {
  /** The page weighs more now. */
  grown(): void
  /** Runs work in its turn, unless the page is no longer kept then. Rejects when too much waits. */
  inBackground(work: () => Promise<void>): Promise<void>
}

/** A rendered page on its way out: compressed once per encoding, however often it is sent. */
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

  /** The same for everyone who asks for its path. */
  get shared(): boolean {
    return this.#page.shared
  }

  /** What it takes in memory. */
  get bytes(): number {
    return overhead + this.#html.length + this.#encodedBytes
  }

  /** From its second sending in an encoding on, a kept page is compressed as well as can be. */
  keptBy(keeper: Keeper): void {
    this.#keeper = keeper
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, location } = this.#page
    if (location) return reply.redirect(location, status)
    asPage(reply.status(status), this.#policy).header('vary', 'accept-encoding')
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

  /** Whoever asks meanwhile gets what there is. */
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
