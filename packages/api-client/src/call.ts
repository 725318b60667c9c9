import type { Endpoint, Input, Output, Page } from '@candour/schemas/endpoint.ts'
import type { ErrorBody } from '@candour/schemas/fields.ts'

/**
 * What a call needs to know of a contract at run time. A contract is one; where its schemas would weigh too much
 * (the public site), a literal `{ method, path } satisfies EndpointRef<typeof contract>` stands in, checked against it.
 */
export type EndpointRef<E extends Endpoint> = Pick<E, 'method' | 'path'> &
  Partial<Pick<E, 'paged' | 'bodyLimit'>>

/** The answer of a call: the body, or a page of it where the contract says `paged`. */
export type Result<E extends Endpoint> = E extends { paged: true }
  ? Output<E> extends (infer Item)[]
    ? Page<Item>
    : never
  : Output<E>

/** An answer that is not ok, or none at all (`status` 0: no connection, or no answer in time). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The message where it is a sentence for a person; absent where it is the HTTP status text or nothing. */
  readonly sentence: string | undefined
  /** The answer was not JSON: it comes from something between here and the server. */
  readonly notJson: boolean
  readonly issues: NonNullable<ErrorBody['issues']>
  /** What a 409 tells; to be parsed by the contract's `conflict`. */
  readonly conflict: unknown
  /** Seconds to wait before trying again, from `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    {
      status,
      silent = false,
      notJson = false,
      issues = [],
      conflict,
      retryAfter,
    }: {
      status: number
      /** The answer had no sentence; the message is the status text. */
      silent?: boolean
      notJson?: boolean
      issues?: ErrorBody['issues']
      conflict?: unknown
      retryAfter?: number
    },
  ) {
    super(message)
    this.status = status
    this.sentence = silent || message === '' ? undefined : message
    this.notJson = notJson
    this.issues = issues
    this.conflict = conflict
    this.retryAfter = retryAfter
  }
}

export const connectionFailed = 'The connection failed. Please check that you are online.'

const timedOut = (method: Endpoint['method']) =>
  method === 'GET'
    ? 'The server did not answer in time. Please try again.'
    : 'The server did not answer in time. Please check whether it worked before you try again.'

/** What is said of an answer that is not JSON, where the status text is not enough. */
export const invalidResponse = 'Invalid response from server'

/** Milliseconds a call may take as a whole; those that carry images upload for longer. */
export const CALL_TIMEOUT = 30_000
export const UPLOAD_TIMEOUT = 120_000

/**
 * Calls an endpoint on the page's own origin with its cookies.
 *
 * @throws ApiError with the server's sentence, else the HTTP status text; "Invalid response from server" when a
 * success is not JSON; `status` 0 when the connection fails or the answer does not come in time. An aborted `signal`
 * throws its reason.
 */
export async function call<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  input: Input<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<E>> {
  const { params, query, body }: Parts = input
  // By hand: AbortSignal.any is missing from browsers that the review page still serves.
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, endpoint.bodyLimit ? UPLOAD_TIMEOUT : CALL_TIMEOUT)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()

  const failed = (): never => {
    signal?.throwIfAborted()
    throw new ApiError(limit.signal.aborted ? timedOut(endpoint.method) : connectionFailed, { status: 0 })
  }
  let response: Response
  let answer: unknown
  try {
    response = await fetch(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: limit.signal,
    }).catch(failed)
    answer = await response.json().catch(() => (limit.signal.aborted ? failed() : undefined))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const { status } = response
  const notJson = answer === undefined
  if (!response.ok) throw answerError(response, answer)
  if (notJson) throw new ApiError(invalidResponse, { status, notJson })
  const result = endpoint.paged
    ? { items: answer, nextCursor: response.headers.get('x-next-cursor') ?? undefined }
    : answer
  // The server serialises through this contract's response schema, so its shape is not checked twice.
  return result as Result<E>
}

/** What an answer that is not ok throws; `answer` is its JSON, if it had any. */
export function answerError(response: Response, answer: unknown): ApiError {
  const said = isErrorBody(answer) ? answer : undefined
  const issues = said?.issues
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError(said?.message ?? response.statusText, {
    status: response.status,
    silent: !said,
    notJson: answer === undefined,
    ...(issues && { issues }),
    ...(said && { conflict: said.conflict }),
    ...(retryAfter > 0 && { retryAfter }),
  })
}

/** The address of a call that a page opens itself: a download's link, an EventSource. */
export function addressOf<E extends Endpoint & { method: 'GET' }>(endpoint: E, input: Input<E>): string {
  const { params, query }: Parts = input
  return urlOf(endpoint.path, params, query)
}

/** The parts of any call's input, whatever its contract. */
export interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

function urlOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function isErrorBody(value: unknown): value is ErrorBody & { conflict?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}
