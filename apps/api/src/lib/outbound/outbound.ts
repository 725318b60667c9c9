import { Resolver } from 'node:dns/promises'
import { isIP, type Socket } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { buildConnector } from 'undici'
import { DomainError } from '#domain/errors.ts'
import { fairQueue } from '#lib/fair-queue.ts'
import { inRanges, isPublic } from '#lib/outbound/addresses.ts'

/** Timeout for connecting to one of a host's addresses, in ms. */
const connectMs = 3_000
/** The first addresses of a host are tried, one after the other. */
const triedAddresses = 3
/** Applies to the body as sent, and again after decompression. */
const maxBytes = 2 * 1024 * 1024
/** For the beginning of a body after its headers, in ms. */
const startMs = 1_000
/** Of all headers of an answer, in bytes. */
const maxHeaderSize = 16 * 1024
const publicPorts = [80, 443]

/** The guard does not connect there: the URL, or an address it leads to, is not one of the public internet. */
export class OutboundRefused extends Error {
  override name = 'OutboundRefused'
}

/** No answer, or none within the limits; `cause` says why. */
export class OutboundFailed extends Error {
  override name = 'OutboundFailed'
}

/** An answer, whatever its status. */
export interface OutboundResponse {
  /** The URL that gave this answer. */
  url: string
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Decompressed, or the beginning that was asked for. Empty for redirects. */
  body: Buffer
}

interface CallOptions {
  /** Whose turn in the queue it takes; undefined for the operator's. */
  companyId: string | undefined
  signal?: AbortSignal
}

export interface RequestOptions extends CallOptions {
  /** `GET` by default. */
  method?: 'GET' | 'POST'
  /** By lower-case names. */
  headers?: Record<string, string>
  body?: string | Buffer
  /** Bytes of the answer's body to read, as sent; the rest is not waited for. */
  bodyStart?: number
  /** False for a caller that limits its own concurrency. */
  queued?: false
}

/**
 * Calls, at a user's wish, what anyone on the internet may name. All methods throw OutboundRefused, OutboundFailed, or
 * DomainError `overloaded` if the company has too much queued.
 */
export interface Outbound {
  /** Makes one request; a redirect is an answer like any other. */
  request(url: string, options: RequestOptions): Promise<OutboundResponse>
  /** Follows up to `redirects` redirects (5 by default), checking each like the first URL. */
  get(url: string, options: CallOptions & { redirects?: number }): Promise<OutboundResponse>
  /**
   * Refuses a URL that would not be called, without connecting. One whose host has no address yet passes if it could be
   * of the public internet. Throws OutboundRefused only.
   */
  check(url: string): Promise<void>
  /** Aborts all that is under way. */
  close(): Promise<void>
}

export interface OutboundOptions {
  /** CIDR ranges that may be reached besides the public internet, on any port and by http. */
  allow: string[]
  /** Finds the IP addresses of a host name; by DNS unless given. */
  resolve?: (hostname: string) => Promise<string[]>
  /** Limit of a whole call, with its time in the queue and its redirects, in ms; 10 seconds unless given. */
  totalMs?: number
  /** Where a checked address is reached instead, and the authorities trusted there; for tests. */
  dial?: ((address: string, port: number) => { host: string; port: number }) | undefined
  ca?: string
}

/**
 * The only way to hosts that users name, so that nobody can make this machine reach what only it can reach. Every
 * connection resolves the name once, checks all addresses it got, and connects to one of these; nothing is kept between
 * requests: no cookies, no connections.
 */
export function createOutbound({
  allow,
  resolve = resolveByDns,
  totalMs = 10_000,
  dial,
  ca,
}: OutboundOptions): Outbound {
  const isAllowed = inRanges(allow)
  const closing = new AbortController()
  const queue = fairQueue({ concurrency: 32, concurrencyPerKey: 4, maxQueuedPerKey: 20, maxQueued: 500 })

  async function checkedAddresses({ protocol, hostname, port }: buildConnector.Options): Promise<string[]> {
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
    return permitted(addresses, protocol, port)
  }

  /** Returns the addresses if all of them may be called. */
  function permitted(addresses: string[], protocol: string, port: string): string[] {
    if (addresses.length > 0 && addresses.every(isAllowed)) return addresses
    if (!addresses.every((address) => isPublic(address) || isAllowed(address))) {
      throw new OutboundRefused('This address is not on the public internet.')
    }
    if (protocol !== 'https:') throw new OutboundRefused('Only https:// addresses are fetched.')
    if (!publicPorts.includes(Number(port || 443))) throw new OutboundRefused('This port is not allowed.')
    return addresses
  }

  async function connect(
    connectSocket: buildConnector.connector,
    options: buildConnector.Options,
    signal: AbortSignal,
  ) {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
    let failure: unknown
    for (const address of (await checkedAddresses(options)).slice(0, triedAddresses)) {
      signal.throwIfAborted()
      const to = dial?.(address, port) ?? { host: address, port }
      const { promise, ...settle } = Promise.withResolvers<Socket>()
      connectSocket({ ...options, hostname: to.host, port: String(to.port) }, (error, socket) => {
        if (socket) settle.resolve(socket)
        else settle.reject(error)
      })
      try {
        return await promise
      } catch (error) {
        failure = error
      }
    }
    throw failure ?? new Error('The name has no address.')
  }

  async function exchange(
    url: URL,
    signal: AbortSignal,
    {
      method = 'GET',
      headers: given,
      body: sent,
      bodyStart,
    }: Pick<RequestOptions, 'method' | 'headers' | 'body' | 'bodyStart'> = {},
  ): Promise<OutboundResponse> {
    const { buildConnector, Client } = await import('undici')
    const connectSocket = buildConnector({ timeout: connectMs, maxCachedSessions: 0, allowH2: false, ca })
    // A client for each request: whatever happens, its one connection ends with it.
    const client = new Client(url.origin, {
      connect: (options, callback) => {
        connect(connectSocket, options, signal).then(
          (socket) => callback(null, socket),
          (error) => callback(error, null),
        )
      },
      maxHeaderSize,
      maxResponseSize: bodyStart === undefined ? maxBytes : -1,
      pipelining: 0,
    })
    try {
      const { statusCode, headers, body } = await client.request({
        method,
        path: url.pathname + url.search,
        signal,
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; Candour/1.0)',
          accept: '*/*',
          'accept-encoding': bodyStart === undefined ? 'gzip, br' : 'identity',
          ...given,
        },
        ...(sent !== undefined && { body: sent }),
      })
      body.on('error', () => {})
      const read = () =>
        bodyStart === undefined ? readAll(body, headers['content-encoding']) : readStart(body, bodyStart)
      const isRedirect = redirectOf(statusCode, headers) !== undefined
      return {
        url: url.href,
        status: statusCode,
        headers,
        body: isRedirect ? Buffer.alloc(0) : await read(),
      }
    } finally {
      void client.destroy()
    }
  }

  /** Runs a call in its company's turn, and ends it in time, even while it waits. */
  async function inTurn<T>(
    options: CallOptions & Pick<RequestOptions, 'queued'>,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const signals = [
      AbortSignal.timeout(totalMs),
      closing.signal,
      ...(options.signal ? [options.signal] : []),
    ]
    const signal = AbortSignal.any(signals)
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const start = async () => {
      signal.throwIfAborted()
      return await work(signal)
    }
    const turn = options.queued === false ? start() : queue(options.companyId ?? '', start)
    try {
      return await Promise.race([turn, aborted])
    } catch (error) {
      if (
        error instanceof OutboundRefused ||
        error instanceof OutboundFailed ||
        error instanceof DomainError
      ) {
        throw error
      }
      throw new OutboundFailed('The address could not be fetched.', { cause: error })
    }
  }

  return {
    request: (url, options) => inTurn(options, (signal) => exchange(checkedUrl(url), signal, options)),
    get: (url, { redirects = 5, ...options }) =>
      inTurn(options, async (signal) => {
        let next = checkedUrl(url)
        for (let left = redirects; ; left -= 1) {
          const response = await exchange(next, signal)
          const location = redirectOf(response.status, response.headers)
          if (location === undefined) return response
          if (left === 0) throw new OutboundFailed('The address redirects too often.')
          next = checkedUrl(location, next)
        }
      }),
    check: async (text) => {
      const { protocol, hostname, port } = checkedUrl(text)
      const host = hostname.replace(/^\[|\]$/g, '')
      permitted(isIP(host) ? [host] : await resolve(host).catch(() => []), protocol, port)
    },
    close: async () => closing.abort(new Error('The server is stopping.')),
  }
}

/** Parses as browsers do, which turns every spelling of an IP address into its usual one. */
function checkedUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (url === null) throw new OutboundRefused('This is not an address of the web.')
  if (!/^https?:$/.test(url.protocol)) throw new OutboundRefused('Only https:// addresses are fetched.')
  if (url.username || url.password) throw new OutboundRefused('The address must not contain a password.')
  return url
}

function redirectOf(status: number, { location }: OutboundResponse['headers']): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) && typeof location === 'string' ? location : undefined
}

async function readAll(
  body: AsyncIterable<Buffer>,
  encoding: string | string[] | undefined,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  async function collect(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new OutboundFailed('The answer is too large.')
      chunks.push(chunk)
    }
  }
  const decoder = decoderOf(encoding)
  await (decoder ? pipeline(body, decoder, collect) : pipeline(body, collect))
  return Buffer.concat(chunks)
}

/** Returns up to `size` bytes, as far as they come within a second. */
async function readStart(body: Readable, size: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let read = 0
  const end = setTimeout(() => body.destroy(), startMs)
  try {
    if (size > 0) {
      for await (const chunk of body) {
        chunks.push(chunk)
        read += chunk.length
        if (read >= size) break
      }
    }
  } catch {
    // What was read until then is the answer.
  } finally {
    clearTimeout(end)
  }
  return Buffer.concat(chunks).subarray(0, size)
}

/** As browsers do, accepts what was cut off. */
const cutOff = { finishFlush: constants.Z_SYNC_FLUSH }

function decoderOf(encoding: string | string[] | undefined): Transform | undefined {
  switch (String(encoding ?? 'identity').toLowerCase()) {
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip(cutOff)
    case 'deflate':
      return createInflate(cutOff)
    case 'br':
      return createBrotliDecompress()
    default:
      throw new OutboundFailed('The answer is compressed in an unknown way.')
  }
}

/**
 * Asks DNS itself: the system's resolver would take threads that all of the process shares, for as long as a hostile
 * name server likes. The hosts file is not read.
 */
async function resolveByDns(hostname: string): Promise<string[]> {
  // By definition (RFC 6761), whatever a name server says.
  if (hostname === 'localhost') return ['127.0.0.1']
  const dns = new Resolver({ timeout: 2_000, tries: 2 })
  const answers = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  throw (
    answers.find((answer) => answer.status === 'rejected')?.reason ?? new Error('The name has no address.')
  )
}
