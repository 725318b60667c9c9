import type { Endpoint, Page, Parsed } from '@candour/schemas/endpoint.ts'
import { ApiError, type Parts, type Result } from '#call.ts'

/** Answers one call in a test, as long as its method and path match. */
export interface Handler {
  method: string
  match: (path: string) => Record<string, string> | undefined
  respond: (input: Parts) => Promise<Response>
}

/**
 * A test's answer to an endpoint. What is sent is parsed by the contract like the server does (400 with issues), and
 * what is answered must satisfy the contract too, so that a fixture cannot drift from the API.
 *
 * Throw an `ApiError` to answer with its status, message and issues, or with status 0 to lose the connection.
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
        // The parts were parsed by the contract's own schemas; their generic type cannot be followed through them.
        const result = await reply(parse(endpoint, input) as Parsed<E>)
        return success(endpoint, result)
      } catch (error) {
        if (error instanceof ApiError) return failure(error)
        // The client takes a rejected fetch for a lost connection; the cause must not be lost with it.
        console.error(error)
        throw error
      }
    },
  }
}

/** A `fetch` that knows only the given answers; the first that matches a call is used. */
export function fetchFrom(...handlers: Handler[]): typeof fetch {
  return async (target, init) => {
    const url = new URL(String(target), 'http://localhost')
    const method = init?.method ?? 'GET'
    for (const handler of handlers) {
      const params = handler.method === method ? handler.match(url.pathname) : undefined
      if (!params) continue
      const body: Parts['body'] = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      return handler.respond({ params, query: Object.fromEntries(url.searchParams), ...(body && { body }) })
    }
    console.error(`The test has no answer for ${method} ${url.pathname}`)
    return failure(new ApiError('Not found', { status: 404 }))
  }
}

function parse(endpoint: Endpoint, input: Parts): Parts {
  const parsed: Parts = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(input[part])
    if (!result.success) {
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      throw new ApiError('Please check the marked fields.', { status: 400, issues })
    }
    parsed[part] = result.data
  }
  return parsed
}

function success(endpoint: Endpoint, result: unknown): Response {
  const page = endpoint.paged ? (result as Page<unknown>) : undefined
  return Response.json(endpoint.response.parse(page ? page.items : result), {
    status: endpoint.status ?? 200,
    headers: page?.nextCursor ? { 'x-next-cursor': page.nextCursor } : {},
  })
}

function failure({ status, message, issues, conflict }: ApiError): Response {
  // What a browser's fetch does when the connection fails.
  if (status === 0) throw new TypeError('Failed to fetch')
  return Response.json({ message, ...(issues.length > 0 && { issues }), conflict }, { status })
}
