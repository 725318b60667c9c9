import { login } from '@candour/schemas/accounts.ts'
import { createCompany, getCompanyBySlug, listCompanies } from '@candour/schemas/companies.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { requestPrint } from '@candour/schemas/print-orders.ts'
import { dashboardEvents } from '@candour/schemas/reviews.ts'
import { linkUser, listUsers } from '@candour/schemas/users.ts'
import {
  focusManager,
  MutationObserver,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALL_TIMEOUT, call, UPLOAD_TIMEOUT } from '#call.ts'
import {
  createQueryClient,
  dropChanged,
  keyFor,
  mutationFor,
  pagesFor,
  patchItem,
  queryFor,
  readFromEvent,
  refetchChanged,
} from '#query.ts'

const company = { id: '1', name: 'Café Luna' }
const credentials = { body: { email: 'ada@example.com', password: 'correct horse' } }
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
let client: QueryClient

beforeEach(() => {
  onlineManager.setOnline(false)
  client = createQueryClient()
  client.mount()
})

afterEach(() => {
  client.unmount()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('fails a write immediately while offline, and never sends it later', async () => {
  const fetch = vi.fn(offline)
  vi.stubGlobal('fetch', fetch)
  const write = new MutationObserver(client, mutationFor(login))
  await expect(write.mutate(credentials)).rejects.toMatchObject({
    status: 0,
    sentence: 'The connection failed. Please check that you are online.',
  })
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(fetch).toHaveBeenCalledOnce()
})

it('fails a read immediately while offline, and refetches it on reconnect', async () => {
  vi.stubGlobal('fetch', vi.fn(offline))
  const read = new QueryObserver(client, queryFor(getCompanyBySlug, { params: { slug: 'cafe-luna' } }))
  const stop = read.subscribe(() => {})
  await vi.waitFor(() => expect(read.getCurrentResult().error?.status).toBe(0))
  vi.stubGlobal('fetch', async () => Response.json(company))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(read.getCurrentResult().data).toEqual(company))
  stop()
})

it.each([
  ['repeats reads when the page is returned to, once they are stale', 5000, 2],
  ['repeats no reads when the page is returned to if they are never stale', undefined, 1],
])('%s', async (_, staleTime, reads) => {
  vi.useFakeTimers()
  onlineManager.setOnline(true)
  client = createQueryClient(staleTime)
  client.mount()
  const fetch = vi.fn(async () => Response.json(company))
  vi.stubGlobal('fetch', fetch)
  const read = new QueryObserver(client, queryFor(getCompanyBySlug, { params: { slug: 'cafe-luna' } }))
  const stop = read.subscribe(() => {})
  const returnAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(0)
  }
  await returnAfter(4000)
  expect(fetch).toHaveBeenCalledOnce()
  await returnAfter(1000)
  expect(fetch).toHaveBeenCalledTimes(reads)
  stop()
  focusManager.setFocused(undefined)
})

it('tries a read once more that fails right after a reconnect', async () => {
  vi.stubGlobal('fetch', vi.fn(offline))
  const read = new QueryObserver(client, queryFor(getCompanyBySlug, { params: { slug: 'cafe-luna' } }))
  const stop = read.subscribe(() => {})
  await vi.waitFor(() => expect(read.getCurrentResult().error?.status).toBe(0))
  const fetch = vi.fn(offline)
  vi.stubGlobal('fetch', fetch)
  vi.useFakeTimers()
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(fetch).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(read.getCurrentResult().error?.status).toBe(0)
  stop()
})

it('does not refetch an answered read on reconnect', async () => {
  const fetch = vi.fn(async () => Response.json({ message: 'No such company.' }, { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  const read = new QueryObserver(client, queryFor(getCompanyBySlug, { params: { slug: 'cafe-luna' } }))
  const stop = read.subscribe(() => {})
  await vi.waitFor(() => expect(read.getCurrentResult().error?.status).toBe(404))
  onlineManager.setOnline(true)
  await Promise.resolve()
  expect(fetch).toHaveBeenCalledOnce()
  stop()
})

/** Mimics a browser's fetch that gets no response: pending until aborted. */
const never: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

it.each([
  ['a read', getCompanyBySlug, { params: { slug: 'luna' } }, CALL_TIMEOUT, 'Please try again.'],
  ['a write', login, credentials, CALL_TIMEOUT, 'Please check whether it worked before you try again.'],
  ['an upload', requestPrint, { body: {} }, UPLOAD_TIMEOUT, 'Please check whether it worked'],
])('gives up on %s that is never answered', async (_, endpoint, input, milliseconds, advice) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', never)
  const answer = call(endpoint, input).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect(await Promise.race([answer, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toMatchObject({
    status: 0,
    message: expect.stringContaining(`The server did not answer in time. ${advice}`),
  })
})

it('gives up on a response body that never ends', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body)
  })
  const answer = call(getCompanyBySlug, { params: { slug: 'luna' } }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT)
  expect(await answer).toMatchObject({ status: 0 })
})

it('rejects with the reason of the aborted signal', async () => {
  vi.stubGlobal('fetch', never)
  const leaving = new AbortController()
  const answer = call(getCompanyBySlug, { params: { slug: 'luna' } }, { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})

it('refetches what a write changes, and nothing else', async () => {
  const fetch = vi.fn(async () => Response.json([]))
  vi.stubGlobal('fetch', fetch)
  const companies = pagesFor(listCompanies, { query: {} })
  const users = pagesFor(listUsers, { query: {} })
  const overview = queryFor(getOverview, {})
  const luna = queryFor(getCompanyBySlug, { params: { slug: 'luna' } })
  await client.fetchInfiniteQuery(companies)
  await client.fetchInfiniteQuery(users)
  await client.fetchQuery(luna)
  const stop = new QueryObserver(client, overview).subscribe(() => {})
  await vi.waitFor(() => expect(client.getQueryData(overview.queryKey)).toBeDefined())
  const stale = () =>
    [companies, users, overview, luna].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)
  fetch.mockClear()

  await refetchChanged(client, dashboardEvents)
  await refetchChanged(client, login)
  expect(stale()).toEqual([false, false, false, false])
  await refetchChanged(client, linkUser)
  expect(stale()).toEqual([true, true, false, false])
  await refetchChanged(client, createCompany, 'none')
  expect(stale()).toEqual([true, true, true, false])
  expect(fetch).not.toHaveBeenCalled()
  await refetchChanged(client, createCompany)
  expect(stale()).toEqual([true, true, false, false])
  expect(fetch).toHaveBeenCalledOnce()

  dropChanged(client, linkUser)
  expect(stale()).toEqual([undefined, undefined, false, false])
  stop()
})

it('updates an item in every cached list of a read', () => {
  const listed = (name: string, id = '1') => ({ ...company, id, name, openOrders: 0 })
  const keys = ['', 'lu'].map((search) => pagesFor(listCompanies, { query: { search } }).queryKey)
  for (const key of keys) {
    client.setQueryData<unknown>(key, {
      pages: [{ items: [listed('Luna'), listed('Sole', '2')] }],
      pageParams: [],
    })
  }
  patchItem(client, listCompanies, '1', ({ openOrders }) => ({ openOrders: openOrders + 1 }))
  for (const key of keys) {
    expect(client.getQueryData(key)).toMatchObject({
      pages: [
        {
          items: [
            { name: 'Luna', openOrders: 1 },
            { name: 'Sole', openOrders: 0 },
          ],
        },
      ],
    })
  }
  expect(client.getQueriesData({ queryKey: keyFor(listCompanies) })).toHaveLength(2)
})

it("sends the last event's id with the reads that follow it, of one page or many", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]))
  vi.stubGlobal('fetch', fetch)
  const sent = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('x-read-after')
  await client.fetchQuery(queryFor(getOverview, {}))
  expect(sent()).toBeNull()
  readFromEvent('0/16B3748')
  readFromEvent('')
  await client.fetchQuery({ ...queryFor(getOverview, {}), staleTime: 0 })
  expect(sent()).toBe('0/16B3748')
  await client.fetchInfiniteQuery(pagesFor(listUsers, {}))
  expect(sent()).toBe('0/16B3748')
})
