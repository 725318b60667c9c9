import { login } from '@candour/schemas/accounts.ts'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { requestPrint } from '@candour/schemas/print-orders.ts'
import { MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALL_TIMEOUT, call, UPLOAD_TIMEOUT } from '#call.ts'
import { createQueryClient, mutationFor, queryFor } from '#query.ts'

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
