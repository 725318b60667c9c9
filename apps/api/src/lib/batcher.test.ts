import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { type BatcherOptions, batcher } from '#lib/batcher.ts'

/**
 * A batcher of names such as `a1`, whose key is the letter. Its batches end on demand, by default in the order in which
 * they began; one that contains a `bad` name fails.
 */
function workshop(given: Partial<BatcherOptions<string, string>> = {}) {
  const begun: string[][] = []
  const ends: ((error?: Error) => void)[] = []
  const options: BatcherOptions<string, string> = {
    lanes: 1,
    patienceMs: 60_000,
    maxSize: 4,
    promptSize: 4,
    maxWaiting: 100,
    maxWaitMs: 60_000,
    keyOf: (name) => name.slice(0, 1),
    run: (names) =>
      new Promise((resolve, reject) => {
        begun.push([...names])
        ends.push((error) => {
          const bad =
            error ?? (names.some((name) => name.endsWith('bad')) ? new Error('bad item') : undefined)
          if (bad) reject(bad)
          else resolve(names.map((name) => `${name} done`))
        })
      }),
    mayBeOneItem: (error) => error instanceof Error && error.message === 'bad item',
    ...given,
  }
  const put = batcher(options)
  /** Puts items one after the other, each in a turn of the event loop of its own. */
  const putInTurn = async (...names: string[]) => {
    const results: Promise<string>[] = []
    for (const name of names) {
      results.push(put(name))
      results.at(-1)?.catch(() => {})
      await setImmediate()
    }
    return results
  }
  const end = async (at = 0, error?: Error) => {
    ends.splice(at, 1)[0]?.(error)
    // One turn in which the batch ends, and one in which the next one begins.
    await setImmediate()
    await setImmediate()
  }
  const endAll = async () => {
    while (ends.length > 0) await end()
  }
  return { begun, put, putInTurn, end, endAll }
}

it('sends the first item immediately, and those that arrive meanwhile together', async () => {
  const { begun, putInTurn, end, endAll } = workshop()
  const [first] = await putInTurn('a1')
  expect(begun).toEqual([['a1']])
  const others = await putInTurn('b1', 'c1', 'd1')
  expect(begun).toHaveLength(1)
  await end()
  expect(await first).toBe('a1 done')
  expect(begun[1]).toEqual(['b1', 'c1', 'd1'])
  await endAll()
  expect(await Promise.all(others)).toEqual(['b1 done', 'c1 done', 'd1 done'])
})

it('sends items together that arrive in the same turn of the event loop', async () => {
  const { begun, put, endAll } = workshop({ lanes: 2 })
  const results = Promise.all(['a1', 'b1', 'c1'].map(put))
  await setImmediate()
  expect(begun).toEqual([['a1', 'b1', 'c1']])
  await endAll()
  await results
})

it('sends as many as are worth a batch without waiting for others that have arrived', async () => {
  const { begun, put, endAll } = workshop({ lanes: 2, promptSize: 2 })
  const results = [put('a1')]
  expect(begun).toEqual([])
  results.push(put('b1'), put('c1'))
  expect(begun).toEqual([['a1', 'b1']])
  results.push(put('d1'), put('e1'))
  expect(begun.slice(1)).toEqual([['c1', 'd1']])
  await endAll()
  await Promise.all(results)
})

it('opens another lane only for as many items as are in flight', async () => {
  const { begun, put, putInTurn, end } = workshop({ lanes: 2 })
  const results = Promise.all(['a1', 'b1', 'c1'].map(put))
  await setImmediate()
  await putInTurn('d1', 'e1')
  expect(begun).toHaveLength(1)
  await putInTurn('f1')
  expect(begun.slice(1)).toEqual([['d1', 'e1', 'f1']])
  await end()
  await results
})

it('opens another lane for fewer items once a batch has taken too long', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  try {
    const { begun, put, putInTurn } = workshop({ lanes: 2, patienceMs: 50 })
    void Promise.all(['a1', 'b1', 'c1'].map(put))
    await setImmediate()
    vi.advanceTimersByTime(30)
    await putInTurn('d1')
    vi.advanceTimersByTime(19)
    expect(begun).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(begun.slice(1)).toEqual([['d1']])
  } finally {
    vi.useRealTimers()
  }
})

it('does not keep the process alive while it waits for a batch to take too long', async () => {
  const { put, putInTurn, endAll } = workshop({ lanes: 2 })
  const results = Promise.all(['a1', 'b1', 'c1'].map(put))
  await setImmediate()
  const started = vi.spyOn(globalThis, 'setTimeout')
  const [late] = await putInTurn('d1')
  const timers = started.mock.results.map(({ value }) => value)
  started.mockRestore()
  expect(timers.map((timer) => timer.hasRef())).toEqual([false])
  await endAll()
  await Promise.all([results, late])
})

it('serves keys in turn, however many items of one key are waiting', async () => {
  const { begun, putInTurn, end } = workshop()
  await putInTurn('x', 'a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1')
  await end()
  await end()
  expect(begun).toEqual([['x'], ['a1', 'b1', 'c1', 'a2'], ['a3', 'a4', 'a5']])
})

it('keeps a key in one lane, so that a hanging key leaves the other lanes free', async () => {
  const { begun, putInTurn, end } = workshop({ lanes: 2 })
  await putInTurn('a1', 'b1', 'a2', 'a3', 'b2', 'c1')
  await end(1)
  expect(begun).toEqual([['a1'], ['b1'], ['b2', 'c1']])
  await end(1)
  expect(begun).toHaveLength(3)
  await end(0)
  expect(begun[3]).toEqual(['a2', 'a3'])
})

it('fails a bad item alone and resends the others without it', async () => {
  const { begun, putInTurn, endAll } = workshop({ lanes: 2 })
  const results = Promise.allSettled(await putInTurn('x', 'y', 'a1', 'b1', 'a-bad', 'c1'))
  await endAll()
  const outcomes = (await results).map((result) =>
    result.status === 'fulfilled' ? result.value : String(result.reason),
  )
  expect(outcomes).toEqual(['x done', 'y done', 'a1 done', 'b1 done', 'Error: bad item', 'c1 done'])
  expect(begun.slice(2)).toEqual([
    ['a1', 'b1', 'c1', 'a-bad'],
    ['a1', 'a-bad'],
    ['b1'],
    ['c1'],
    ['a1'],
    ['a-bad'],
  ])
})

it('fails the whole batch for an error that no single item can have caused', async () => {
  const { begun, putInTurn, end } = workshop()
  const results = Promise.allSettled((await putInTurn('x', 'a1', 'b1')).slice(1))
  await end()
  await end(0, new Error('connection lost'))
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(begun).toHaveLength(2)
})

it('refuses items when too many are waiting, or one has waited too long', async () => {
  const full = workshop({ maxWaiting: 1 })
  await full.putInTurn('x', 'a1')
  await expect(full.put('a2')).rejects.toMatchObject({ code: 'overloaded' })

  const slow = workshop({ maxWaitMs: -1 })
  await expect(slow.put('a1')).rejects.toMatchObject({ code: 'overloaded' })
})

it('refuses the items of a failed batch that have waited too long by then', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { begun, putInTurn, end } = workshop({ maxWaitMs: 5_000 })
    const late = Promise.allSettled((await putInTurn('x', 'a1', 'b1')).slice(1))
    await end()
    vi.advanceTimersByTime(5_001)
    await end(0, new Error('bad item'))
    expect((await late).map((result) => result.status === 'rejected' && result.reason.code)).toEqual([
      'overloaded',
      'overloaded',
    ])
    expect(begun).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
