import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Size in bytes up to which a body is kept as a Latin-1 string, one character per byte: Node sends a string in one
 * chunk with the headers, but a buffer in a second one.
 */
const shortBody = 16_384

/** Memory taken by headers and objects in addition to the body, in bytes. */
const overhead = 1_024

type Headers = Readonly<Record<string, string>>

/** Headers as `ServerResponse.writeHead` takes them: names and values in turn, beginning with the request id. */
interface Heads {
  defaults: Headers
  full: string[]
  notModified: string[]
}

/**
 * A response that is the same for every request: status, headers and body are prepared once and sent many times. With
 * an `etag` among the headers, it answers conditional requests.
 */
export class PreparedResponse<Value = unknown> {
  readonly status: number
  /** Phantom type: ties the body to the type it was made from. */
  declare readonly value: Value
  readonly #headers: Headers
  readonly #body: Buffer | string
  #heads: Heads | undefined

  constructor({ status = 200, headers, body }: { status?: number; headers: Headers; body: Buffer }) {
    this.status = status
    this.#headers = { ...headers, 'content-length': String(body.length) }
    this.#body = body.length > shortBody ? body : body.toString('latin1')
  }

  /** Size in memory. */
  get bytes(): number {
    return overhead + this.#body.length
  }

  get body(): Buffer {
    return typeof this.#body === 'string' ? Buffer.from(this.#body, 'latin1') : this.#body
  }

  /** Sends the response through Fastify. */
  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.#isKnown(headers)) return reply.status(304).headers(withoutBody(this.#headers)).send()
    return reply.status(this.status).headers(this.#headers).send(this.body)
  }

  /**
   * Sends the response to a GET request that did not pass through Fastify.
   *
   * @param defaults headers of every response, which those of this one override
   * @returns the status sent
   */
  write(
    headers: IncomingHttpHeaders,
    response: ServerResponse,
    { id, defaults }: { id: string; defaults: Headers },
  ): number {
    const { full, notModified } = this.#headsWith(defaults)
    const known = this.#isKnown(headers)
    const head = known ? notModified : full
    // The array is shared by all requests; `writeHead` serializes it immediately.
    head[1] = id
    if (known) {
      response.writeHead(304, head).end()
      return 304
    }
    response.writeHead(this.status, head).end(this.#body, 'latin1')
    return this.status
  }

  #headsWith(defaults: Headers): Heads {
    if (this.#heads?.defaults === defaults) return this.#heads
    const head = (headers: Headers) => [
      'x-request-id',
      '',
      ...Object.entries({ ...defaults, ...headers }).flat(),
    ]
    this.#heads = { defaults, full: head(this.#headers), notModified: head(withoutBody(this.#headers)) }
    return this.#heads
  }

  /**
   * Whether the client has this response: `If-None-Match` by weak comparison (RFC 9110). `*`, for writes, is ignored.
   */
  #isKnown({ 'if-none-match': known }: IncomingHttpHeaders): boolean {
    const { etag } = this.#headers
    if (known === undefined || etag === undefined) return false
    return known === etag || known.split(',').some((one) => opaque(one) === opaque(etag))
  }
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Returns the entity tag of a body. @param weak for a body that has several encodings */
export function etagOf(body: Buffer, { weak }: { weak: boolean }): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return weak ? `W/"${hash}"` : `"${hash}"`
}

function withoutBody({ 'content-length': _, 'content-encoding': __, ...headers }: Headers): Headers {
  return headers
}
