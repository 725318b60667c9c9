import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@candour/site/page.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, PreparedResponse } from '#http/prepared-response.ts'
import type { Visit } from '#modules/funnel/counter.ts'
import { acceptedEncoding, type Encoding } from '#pages/accepted-encoding.ts'
import { pageHeaders, privateHeaders, scriptlessPolicy, sitePolicy } from '#pages/security.ts'

type Compression = Exclude<Encoding, 'identity'>

const compress: Record<Compression, (html: Buffer, quality: number) => Promise<Buffer>> = {
  br: (html, quality) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html, quality) => promisify(gzip)(html, { level: Math.min(9, quality) }),
}

/** Compression quality: `first` takes a millisecond while a visitor waits; `best` takes thirty and is 15 % smaller. */
const quality = { first: 5, best: 11 }

const vary = 'accept-encoding, accept-language'

/** The page in one encoding. */
interface Version {
  response: PreparedResponse
  /** Already at the best quality, or being recompressed to it. */
  improving: boolean
}

/** The cache that holds a page. */
interface Keeper {
  /** Called when the page takes more memory. */
  grown(): void
  /** Queues background work, which is skipped if the page has been evicted by then. Rejects when the queue is full. */
  inBackground(work: () => Promise<void>): Promise<void>
}

/** A rendered page ready to send; compressed once per encoding, however often it is sent. */
export class SentPage {
  readonly #page: Omit<RenderedPage, 'html'>
  readonly #html: Buffer
  readonly #headers: Readonly<Record<string, string>>
  readonly #hasPolicy: boolean
  readonly #versions = new Map<Encoding, Version>()
  /** Versions being made, so concurrent requests share one. */
  readonly #encoding = new Map<Encoding, Promise<PreparedResponse>>()
  #keeper: Keeper | undefined

  /** The event that requesting the page counts as. */
  readonly visit: Visit | undefined
  readonly #isPrivate: boolean

  /** @param isPrivate whether URL and content are a secret, so the page is neither cached nor compressed */
  constructor(
    { html, ...page }: RenderedPage,
    { strict, visit, isPrivate = false }: { strict: boolean; visit?: Visit | undefined; isPrivate?: boolean },
  ) {
    this.visit = visit
    this.#isPrivate = isPrivate
    this.#page = page
    this.#html = Buffer.from(html)
    this.#hasPolicy = strict
    const policy = page.scriptHashes.length > 0 ? sitePolicy(page) : scriptlessPolicy(page)
    this.#headers = {
      ...pageHeaders(strict ? policy : undefined),
      vary,
      'content-language': page.language,
      ...(page.shared && { etag: etagOf(this.#html, { weak: true }) }),
      ...(isPrivate && privateHeaders),
    }
  }

  /** Whether it is the same for everyone who requests its path. */
  get shared(): boolean {
    return this.#page.shared
  }

  /** Size in memory. */
  get bytes(): number {
    let bytes = this.#html.length
    for (const { response } of this.#versions.values()) bytes += response.bytes
    return bytes
  }

  /** Marks the page as cached. From the second request for an encoding on, it is compressed at the best quality. */
  keptBy(keeper: Keeper): void {
    this.#keeper = keeper
  }

  /** Returns the response in the encoding that the client prefers, if it is ready. */
  prepared(headers: IncomingHttpHeaders): PreparedResponse | undefined {
    const encoding = this.#encodingFor(headers)
    const version = this.#versions.get(encoding)
    if (version && !version.improving && this.#keeper && encoding !== 'identity') {
      this.#improve(encoding, version, this.#keeper)
    }
    return version?.response
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, location } = this.#page
    if (location) return reply.redirect(location, status)
    if (!this.#hasPolicy) reply.removeHeader('content-security-policy')
    const response = this.prepared(request.headers) ?? (await this.#encode(request.headers))
    return response.send(request, reply)
  }

  #encode(headers: IncomingHttpHeaders): Promise<PreparedResponse> {
    const encoding = this.#encodingFor(headers)
    const running = this.#encoding.get(encoding)
    if (running) return running
    const making = this.#compressed(encoding, quality.first)
      .then((response) => {
        this.#versions.set(encoding, { response, improving: false })
        this.#keeper?.grown()
        return response
      })
      .finally(() => this.#encoding.delete(encoding))
    this.#encoding.set(encoding, making)
    return making
  }

  #encodingFor({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding {
    return this.#isPrivate ? 'identity' : acceptedEncoding(accepted)
  }

  async #compressed(encoding: Encoding, quality: number): Promise<PreparedResponse> {
    const { status } = this.#page
    if (encoding === 'identity') {
      return new PreparedResponse({ status, headers: this.#headers, body: this.#html })
    }
    const body = await compress[encoding](this.#html, quality)
    return new PreparedResponse({ status, headers: { ...this.#headers, 'content-encoding': encoding }, body })
  }

  /** Recompresses in the background; concurrent requests get the current version. */
  #improve(encoding: Encoding, version: Version, keeper: Keeper): void {
    version.improving = true
    const improve = async () => {
      version.response = await this.#compressed(encoding, quality.best)
      keeper.grown()
    }
    keeper.inBackground(improve).catch(() => {
      version.improving = false
    })
  }
}
