import { type Endpoint, errorsOf, type Page, type Parsed } from '@candour/schemas/endpoint.ts'
import { type ErrorCode, errors } from '@candour/schemas/errors.ts'
import { ApiError, type Parts, type Result } from '#call.ts'

/** A fake endpoint: responds to calls whose method and path match. */
export interface Handler {
  method: string
  match: (path: string) => Record<string, string> | undefined
  respond: (input: Parts) => Promise<Response>
}

/**
 * Creates a test handler for an endpoint. Requests are parsed by the contract as on the server (400 with issues), and
 * responses must satisfy it too, so that fixtures cannot drift from the API.
 *
 * Throw a `refusal` or another `ApiError` to respond with it, or one with status 0 to drop the connection. Its code
 * must be one that the contract declares.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: (input: Parsed<E>) => Result<E> | Promise<Result<E>>,
): Handler {
  const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return {
    method: endpoint.method,
    match: (path) => {
      const match = pattern.exec(path)
      return match ? { ...match.groups } : undefined
    },
    async respond(input) {
      try {
        // The contract's schemas parsed these parts; TypeScript cannot follow the generic type through them.
        const result = await reply(parse(endpoint, input) as Parsed<E>)
        return success(endpoint, result, input)
      } catch (error) {
        const isDeclared =
          error instanceof ApiError && (!error.code || errorsOf(endpoint).includes(error.code))
        if (isDeclared) return failure(error)
        // The client treats a rejected fetch as a lost connection, which would hide the cause.
        console.error(error)
        throw error
      }
    },
  }
}

/** Returns a `fetch` backed by the given handlers; the first match wins. */
export function fetchFrom(...handlers: Handler[]): typeof fetch {
  return async (target, init) => {
    const url = new URL(String(target), 'http://localhost')
    const method = init?.method ?? 'GET'
    for (const handler of handlers) {
      const params = handler.method === method ? handler.match(url.pathname) : undefined
      if (!params) continue
      const isJson = new Headers(init?.headers).get('content-type') === 'application/json'
      const body: Parts['body'] = isJson ? JSON.parse(String(init?.body)) : undefined
      return handler.respond({ params, query: Object.fromEntries(url.searchParams), ...(body && { body }) })
    }
    console.error(`The test has no answer for ${method} ${url.pathname}`)
    return failure(new ApiError('Not found', { status: 404 }))
  }
}

/** Returns the error that the server answers with a code. */
export function refusal(code: ErrorCode): ApiError {
  const [status, message] = errors[code]
  return new ApiError(message, { status, code })
}

function parse(endpoint: Endpoint, input: Parts): Parts {
  const parsed: Parts = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(input[part])
    if (!result.success) {
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      throw new ApiError('Please check the marked fields.', {
        status: 400,
        code: 'validation_failed',
        issues,
      })
    }
    parsed[part] = result.data
  }
  return parsed
}

function success(endpoint: Endpoint, result: unknown, { query }: Parts): Response {
  if (endpoint.dryRun && query?.dryRun === 'true') return Response.json(endpoint.dryRun.parse(result))
  if (endpoint.status === 204) {
    endpoint.response.parse(result)
    return new Response(null, { status: 204 })
  }
  const page = endpoint.paged ? (result as Page<unknown>) : undefined
  return Response.json(endpoint.response.parse(page ? page.items : result), {
    status: endpoint.status ?? 200,
    headers: page?.nextCursor ? { 'x-next-cursor': page.nextCursor } : {},
  })
}

function failure({ status, code, message, issues, conflict }: ApiError): Response {
  // Mimics a browser's fetch on connection failure.
  if (status === 0) throw new TypeError('Failed to fetch')
  const fields = typeof conflict === 'object' ? conflict : {}
  return Response.json({ message, code, ...(issues.length > 0 && { issues }), ...fields }, { status })
}
