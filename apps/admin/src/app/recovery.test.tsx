import { ApiError } from '@candour/api-client/call.ts'
import { createQueryClient, keyFor, queryFor } from '@candour/api-client/query.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { renderScreen } from '@candour/console/testing.tsx'
import { getReady } from '@candour/schemas/health.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recoverReads } from '#app/recovery.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

function Companies() {
  const query = useQuery(queryFor(getOverview, {}))
  return query.data ? <p>{query.data.companies} companies</p> : <QueryFailed query={query} title="Failed" />
}

const lost = () => new ApiError('', { status: 0 })

/** A server that fails with an error as long as there is one, and the paths of what it was asked. */
function server(down: { error?: ApiError }): { asked: string[]; handlers: Handler[] } {
  const asked: string[] = []
  const unlessDown = <T,>(path: string, result: T) => {
    asked.push(path)
    if (down.error) throw down.error
    return result
  }
  return {
    asked,
    handlers: [
      answer(getOverview, () => unlessDown('overview', { companies: 7, unprocessedOrders: 0 })),
      answer(getReady, () => unlessDown('ready', { status: 'ok' as const })),
    ],
  }
}

function show(handlers: Handler[]) {
  const client = createQueryClient()
  recoverReads(client)
  renderScreen('/', Companies, handlers, client)
  return client
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['does not answer', lost()],
  ['is overloaded', refusal('overloaded')],
])('a read that failed while the server %s is repeated once it is back', async (_, error) => {
  const down: { error?: ApiError } = { error }
  const { asked, handlers } = server(down)
  show(handlers)
  await pass(0)
  expect(screen.getByText('Failed')).toBeTruthy()
  await pass(2_000)
  expect(asked).toEqual(['overview', 'ready'])
  expect(screen.getByText('Failed')).toBeTruthy()
  delete down.error
  await pass(4_001)
  expect(screen.getByText('7 companies')).toBeTruthy()
  await pass(120_000)
  expect(asked).toEqual(['overview', 'ready', 'ready', 'overview'])
})

it('a list whose newest state could not be read is read again', async () => {
  const down: { error?: ApiError } = {}
  const { handlers } = server(down)
  const client = show(handlers)
  await pass(0)
  down.error = lost()
  await act(() => client.refetchQueries())
  expect(client.getQueryState(keyFor(getOverview, {}))?.status).toBe('error')
  delete down.error
  await pass(2_001)
  expect(client.getQueryState(keyFor(getOverview, {}))?.status).toBe('success')
})

it('asks less and less often, and not while the page is hidden', async () => {
  const { asked, handlers } = server({ error: lost() })
  show(handlers)
  await pass(2_000 + 4_000 + 8_000 + 16_000 + 30_000)
  expect(asked).toEqual(['overview', ...Array(5).fill('ready')])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(120_000)
  expect(asked).toHaveLength(6)
})

it('a read that was refused is not repeated', async () => {
  const { asked, handlers } = server({ error: refusal('not_allowed') })
  show(handlers)
  await pass(120_000)
  expect(asked).toEqual(['overview'])
})
