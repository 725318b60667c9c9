import { createQueryClient, queryFor } from '@candour/api-client/query.ts'
import { listReviewLanguages } from '@candour/schemas/reviews.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchCompany } from '#features/live/live-updates.ts'
import { FakeEventSource } from '#test/event-source.ts'
import { luna } from '#test/fixtures.ts'

const onNews = vi.fn()
const onState = vi.fn()
let unwatch: () => void

beforeEach(() => {
  vi.useFakeTimers()
  onNews.mockClear()
  onState.mockClear()
  unwatch = watchCompany(luna.id, onNews, onState)
})

afterEach(() => {
  unwatch()
  vi.useRealTimers()
})

function see(visibilityState: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

it("subscribes to the company's stream, and closes it", () => {
  expect(FakeEventSource.newest.url).toBe(`/api/dashboard/events?companyId=${luna.id}`)
  FakeEventSource.newest.open()
  expect(onNews).not.toHaveBeenCalled()
  FakeEventSource.newest.tell()
  FakeEventSource.newest.tell('cases_changed')
  expect(onNews.mock.calls).toEqual([['reviews_added'], ['cases_changed']])
  unwatch()
  expect(FakeEventSource.newest.readyState).toBe(FakeEventSource.CLOSED)
})

it('makes the next reads include what an event announced', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]))
  vi.stubGlobal('fetch', fetch)
  FakeEventSource.newest.open()
  FakeEventSource.newest.tell('reviews_added', '0/16B3748')
  await createQueryClient().fetchQuery(queryFor(listReviewLanguages, { query: { companyId: luna.id } }))
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('x-read-after')).toBe('0/16B3748')
  vi.unstubAllGlobals()
})

it('catches up after reconnecting', () => {
  FakeEventSource.newest.open()
  FakeEventSource.newest.fail()
  expect(onNews).not.toHaveBeenCalled()
  FakeEventSource.newest.open()
  expect(onNews).toHaveBeenCalledOnce()
})

it('reports a broken connection, and its recovery', () => {
  FakeEventSource.newest.open()
  FakeEventSource.newest.fail()
  expect(onState).toHaveBeenLastCalledWith('reconnecting')
  FakeEventSource.newest.open()
  expect(onState).toHaveBeenLastCalledWith('live')
  FakeEventSource.newest.fail()
  see('hidden')
  expect(onState).toHaveBeenLastCalledWith('live')
})

it('polls once a minute while the page is hidden', () => {
  see('hidden')
  vi.advanceTimersByTime(120_000)
  expect(onNews).toHaveBeenCalledTimes(2)
  expect(FakeEventSource.streams).toHaveLength(1)
  unwatch()
  vi.advanceTimersByTime(120_000)
  expect(onNews).toHaveBeenCalledTimes(2)
})

it('looks at once whether the session has ended when a stream that was open is refused', () => {
  FakeEventSource.newest.open()
  FakeEventSource.newest.fail({ refused: true })
  expect(onNews).toHaveBeenCalledOnce()
})

describe('when the stream is refused', () => {
  beforeEach(() => FakeEventSource.newest.fail({ refused: true }))

  it('polls, and tries to open a stream again', () => {
    expect(onNews).not.toHaveBeenCalled()
    vi.advanceTimersByTime(30_000)
    expect(onNews).toHaveBeenCalledOnce()
    expect(FakeEventSource.streams).toHaveLength(2)
    FakeEventSource.newest.fail({ refused: true })
    vi.advanceTimersByTime(30_000)
    expect(onNews).toHaveBeenCalledTimes(2)
  })

  it('says so until a stream opens', () => {
    expect(onState).toHaveBeenLastCalledWith('polling')
    vi.advanceTimersByTime(30_000)
    expect(onState).toHaveBeenLastCalledWith('polling')
    FakeEventSource.newest.open()
    expect(onState).toHaveBeenLastCalledWith('live')
  })

  it('stops polling', () => {
    unwatch()
    vi.advanceTimersByTime(60_000)
    expect(onNews).not.toHaveBeenCalled()
    expect(FakeEventSource.streams).toHaveLength(1)
  })
})

it('holds no stream while the page is hidden, and catches up afterwards', () => {
  see('hidden')
  expect(FakeEventSource.newest.readyState).toBe(FakeEventSource.CLOSED)
  expect(onNews).not.toHaveBeenCalled()
  see('visible')
  expect(onNews).toHaveBeenCalledOnce()
  expect(FakeEventSource.streams).toHaveLength(2)
})
