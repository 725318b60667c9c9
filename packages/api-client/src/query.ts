import type { Endpoint, Input } from '@candour/schemas/endpoint.ts'
import {
  infiniteQueryOptions,
  mutationOptions,
  onlineManager,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { type ApiError, call, type Parts, type Result } from '#call.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

/**
 * A query client with the product's read defaults: never stale, no refetch on focus or interval, no retries.
 *
 * Without a connection every call fails at once: a paused write would be sent later, after its form was cancelled.
 * Reads that got no answer are repeated when the connection returns.
 */
export function createQueryClient(): QueryClient {
  // It believes to be online until told, and would not notice the connection's return on a page that began without.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (state.error?.status === 0 ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The key of an endpoint's cached answers; without input, the prefix of all of them. */
export function keyFor<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.id] : [endpoint.id, input]
}

/** Query options of a read. */
export function queryFor<E extends Endpoint & { method: 'GET' }>(endpoint: E, input: Input<E>) {
  return queryOptions({
    queryKey: keyFor(endpoint, input),
    queryFn: ({ signal }): Promise<Result<E>> => call(endpoint, input, { signal }),
  })
}

/** Query options of a paged read, page after page. */
export function pagesFor<E extends Endpoint & { method: 'GET'; paged: true }>(endpoint: E, input: Input<E>) {
  return infiniteQueryOptions({
    queryKey: [...keyFor(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }): Promise<Result<E>> => {
      const { query }: Parts = input
      return call(endpoint, { ...input, query: { ...query, cursor: pageParam } }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { nextCursor?: string | undefined }) => page.nextCursor,
  })
}

/** Mutation options of a write; what it takes is the call's whole input. */
export function mutationFor<E extends Endpoint>(endpoint: E) {
  return mutationOptions({
    mutationKey: [endpoint.id],
    mutationFn: (input: Input<E>): Promise<Result<E>> => call(endpoint, input),
  })
}
