import type { Endpoint, Input, Output, Page, Tag } from '@candour/schemas/endpoint.ts'
import { readAfterHeader } from '@candour/schemas/read-after.ts'
import {
  type InfiniteData,
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
    queryMeta: { reads?: readonly Tag[] | undefined }
  }
}

/** How long after a reconnect a read that fails is tried again, in milliseconds. */
const justOnline = 5000

/**
 * Creates a query client with the product's defaults: never stale, no refetch on focus or interval.
 *
 * Calls fail immediately while offline: a paused write would be sent later, after its form was canceled. Reads that
 * got no response are refetched on reconnect, and retried once if that fails too: requests may still fail for a moment
 * after the browser has reported that it is online.
 *
 * @param staleTime milliseconds after which reads are repeated when they are shown again or the page is returned to
 */
export function createQueryClient(staleTime = Number.POSITIVE_INFINITY): QueryClient {
  // onlineManager assumes it is online until an event says otherwise, so a page opened offline would never see the
  // reconnect.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)
  let onlineAt = Number.NEGATIVE_INFINITY
  onlineManager.subscribe((online) => {
    if (online) onlineAt = performance.now()
  })
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        refetchOnWindowFocus: staleTime !== Number.POSITIVE_INFINITY,
        refetchInterval: false,
        retry: (failures, { status }) =>
          failures === 0 && status === 0 && performance.now() - onlineAt < justOnline,
        retryDelay: 1000,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (state.error?.status === 0 ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let readAfter: Record<string, string> = {}

/**
 * Makes all further reads include what an event announced, even if the server reads from a replica.
 *
 * @param eventId id of the event; empty if the server needs none
 */
export function readFromEvent(eventId: string): void {
  if (eventId) readAfter = { [readAfterHeader]: eventId }
}

/** Returns the query key of an endpoint; without input, the prefix of all its keys. */
export function keyFor<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.id] : [endpoint.id, input]
}

/** Returns the query options of a read. */
export function queryFor<E extends Endpoint & { method: 'GET' }>(endpoint: E, input: Input<E>) {
  return queryOptions({
    queryKey: keyFor(endpoint, input),
    meta: { reads: endpoint.reads },
    queryFn: ({ signal }): Promise<Result<E>> => call(endpoint, input, { signal, headers: readAfter }),
  })
}

/** Returns the infinite-query options of a paged read. */
export function pagesFor<E extends Endpoint & { method: 'GET'; paged: true }>(endpoint: E, input: Input<E>) {
  return infiniteQueryOptions({
    queryKey: [...keyFor(endpoint, input), 'pages'],
    meta: { reads: endpoint.reads },
    queryFn: ({ signal, pageParam }): Promise<Result<E>> => {
      const { query }: Parts = input
      return call(
        endpoint,
        { ...input, query: { ...query, cursor: pageParam } },
        { signal, headers: readAfter },
      )
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { nextCursor?: string | undefined }) => page.nextCursor,
  })
}

/** Returns the mutation options of a write; its variables are the call's whole input. */
export function mutationFor<E extends Endpoint>(endpoint: E) {
  return mutationOptions({
    mutationKey: [endpoint.id],
    mutationFn: (input: Input<E>): Promise<Result<E>> => call(endpoint, input),
  })
}

/** Matches the cached reads of what an endpoint changes. */
function readsChangedBy({ changes = [] }: Endpoint | { changes: readonly Tag[] }) {
  return ({ meta }: { meta: { reads?: readonly Tag[] | undefined } | undefined }) =>
    meta?.reads?.some((tag) => changes.includes(tag)) ?? false
}

/**
 * Marks the cached reads of what an endpoint (or one of its events) changes as stale.
 *
 * @param refetchType which of them are refetched now; those on screen by default
 * @returns once they have been refetched
 */
export function refetchChanged(
  client: QueryClient,
  endpoint: Endpoint | { changes: readonly Tag[] },
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  return client.invalidateQueries({ predicate: readsChangedBy(endpoint), refetchType })
}

/** Drops the cached reads of what an endpoint changes, so they load afresh when next shown. */
export function dropChanged(client: QueryClient, endpoint: Endpoint): void {
  client.removeQueries({ predicate: readsChangedBy(endpoint) })
}

type ItemOf<E extends Endpoint> = Output<E> extends (infer Item extends { id: string })[] ? Item : never

/** Updates one item of a paged read in every cached list, without refetching. */
export function patchItem<E extends Endpoint & { paged: true }>(
  client: QueryClient,
  endpoint: E,
  id: string,
  change: (item: ItemOf<E>) => Partial<ItemOf<E>>,
): void {
  client.setQueriesData<InfiniteData<Page<ItemOf<E>>>>(
    { queryKey: keyFor(endpoint) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, ...change(item) } : item)),
        })),
      },
  )
}
