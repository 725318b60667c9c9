import type { Endpoint, Input, Output, Page } from '@candour/schemas/endpoint.ts'
import type { ErrorBody } from '@candour/schemas/error-body.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'

/**
 * The runtime part of a contract that a call needs. A contract satisfies it; where its schemas would be too heavy (the
 * public site), pass a literal `{ method, path } satisfies EndpointRef<typeof contract>`, and name the type:
 * `call<typeof contract>(literal, input)`.
 */
export type EndpointRef<E extends Endpoint> = Pick<E, 'method' | 'path'> &
  Partial<Pick<E, 'paged' | 'bodyLimit' | 'upload'>>

/** The result of a call: the body, or one page of it for a `paged` contract. */
export type Result<E extends Endpoint> = E extends { paged: true }
  ? Output<E> extends (infer Item)[]
    ? Page<Item>
    : never
  : Output<E>

/** Why a call failed: the server's code, or what the client found. */
type Failure = ErrorCode | 'offline' | 'timed_out' | 'write_timed_out' | 'not_json'

/** How a page words the server's English sentences; `failure` is undefined for what to correct in a field. */
type Wording = (sentence: string, failure: Failure | undefined) => string

let wording: Wording = (sentence) => sentence

/** Sets how failures are worded from now on. */
export function setWording(words: Wording): void {
  wording = words
}

/**
 * A non-OK response, or no response at all (`status` 0: connection failure or timeout). Its fields are only declared:
 * definitions for old browsers would add 300 bytes to the first view.
 */
export class ApiError extends Error {
  declare readonly status: number
  /** Tells errors apart; undefined if the response is not this API's or has no code. */
  declare readonly code: ErrorCode | undefined
  /** The message if it is human-readable; undefined if it is only the HTTP status text or empty. */
  declare readonly sentence: string | undefined
  /** The response was not JSON, so it came from an intermediary rather than the server. */
  declare readonly notJson: boolean
  declare readonly issues: NonNullable<ErrorBody['issues']>
  /** Body of the response; parse it with the contract's `conflict`. */
  declare readonly conflict: unknown
  /** Seconds to wait before retrying, from `Retry-After`. */
  declare readonly retryAfter: number | undefined

  constructor(
    sentence: string,
    {
      status,
      code,
      failure = code,
      silent = false,
      notJson = false,
      issues = [],
      conflict,
      retryAfter,
    }: {
      status: number
      code?: ErrorCode | undefined
      failure?: Failure | undefined
      /** The response had no message of its own; `message` is the status text. */
      silent?: boolean
      notJson?: boolean
      issues?: ErrorBody['issues']
      conflict?: unknown
      retryAfter?: number
    },
  ) {
    const message = failure ? wording(sentence, failure) : sentence
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.sentence = silent || message === '' ? undefined : message
    this.notJson = notJson
    this.issues = issues.map(({ path, message }) => ({ path, message: wording(message, undefined) }))
    this.conflict = conflict
    this.retryAfter = retryAfter
  }
}

export const connectionFailed = 'The connection failed. Please check that you are online.'

const timedOut = (method: Endpoint['method']): [sentence: string, failure: Failure] =>
  method === 'GET'
    ? ['The server did not answer in time. Please try again.', 'timed_out']
    : [
        'The server did not answer in time. Please check whether it worked before you try again.',
        'write_timed_out',
      ]

/** Message for a successful response that is not JSON. */
const invalidResponse = 'Invalid response from server'

/** Timeout of a whole call, in milliseconds; calls that carry images get the upload timeout. */
export const CALL_TIMEOUT = 30_000
export const UPLOAD_TIMEOUT = 120_000

/**
 * Calls an endpoint, with the page's cookies.
 *
 * @param origin where the server is; by default the page's own origin
 * @throws ApiError with the server's message, or the HTTP status text if there is none; "Invalid response from server"
 * if a success is not JSON; `status` 0 on a connection failure or timeout. If `signal` aborts, its reason is thrown.
 */
export async function call<E extends Endpoint>(
  endpoint: E | EndpointRef<E>,
  input: Input<E>,
  {
    signal,
    headers,
    origin = '',
  }: { signal?: AbortSignal; headers?: Record<string, string>; origin?: string } = {},
): Promise<Result<E>> {
  // Combined by hand: browsers that the review page still supports lack AbortSignal.any.
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, endpoint.bodyLimit ? UPLOAD_TIMEOUT : CALL_TIMEOUT)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()

  const failed = (): never => {
    signal?.throwIfAborted()
    const [sentence, failure]: ReturnType<typeof timedOut> = limit.signal.aborted
      ? timedOut(endpoint.method)
      : [connectionFailed, 'offline']
    throw new ApiError(sentence, { status: 0, failure })
  }
  let response: Response
  let answer: unknown
  try {
    const [address, init] = requestOf(endpoint, input)
    Object.assign(init.headers, headers)
    response = await fetch(origin + address, { ...init, signal: limit.signal }).catch(failed)
    // 204 has no body.
    answer =
      response.status === 204
        ? null
        : await response.json().catch(() => (limit.signal.aborted ? failed() : undefined))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const { status } = response
  const notJson = answer === undefined
  if (!response.ok) throw answerError(response, answer)
  if (notJson) throw new ApiError(invalidResponse, { status, notJson, failure: 'not_json' })
  const result = endpoint.paged
    ? { items: answer, nextCursor: response.headers.get('x-next-cursor') ?? undefined }
    : answer
  // The server serializes through the same response schema, so the shape is not validated again.
  return result as Result<E>
}

/** Returns a call's arguments for `fetch`. */
export function requestOf<E extends Endpoint>(
  { method, path, upload }: EndpointRef<E>,
  input: Input<E>,
): [address: string, init: RequestInit & { headers: Record<string, string> }] {
  const { params, query, body, file = body && JSON.stringify(body) }: Parts = input
  const init: RequestInit & { headers: Record<string, string> } = {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(file && { 'content-type': upload ?? 'application/json' }) },
    ...(file && { body: file }),
  }
  return [urlOf(path, params, query), init]
}

/** Returns the error for a non-OK response; `answer` is its parsed JSON, if any. */
export function answerError(response: Response, answer: unknown): ApiError {
  const said = isErrorBody(answer) ? answer : undefined
  const issues = said?.issues
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError(said?.message ?? response.statusText, {
    status: response.status,
    code: said?.code,
    silent: !said,
    notJson: answer === undefined,
    ...(issues && { issues }),
    ...(said && { conflict: said }),
    ...(retryAfter > 0 && { retryAfter }),
  })
}

/** Returns the URL of a call that a page opens itself: a download link or an EventSource. */
export function addressOf<E extends Endpoint & { method: 'GET' }>(endpoint: E, input: Input<E>): string {
  const { params, query }: Parts = input
  return urlOf(endpoint.path, params, query)
}

/** The input parts of any call, independent of its contract. */
export interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** An upload, which is sent instead of a JSON body. */
  file?: Blob | string
}

function urlOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Whether a value has a message; a proxy's or an older server's has no code. */
function isErrorBody(value: unknown): value is Omit<ErrorBody, 'code'> & { code?: ErrorCode } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}
