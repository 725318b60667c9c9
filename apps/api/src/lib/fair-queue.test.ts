import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fairQueue } from '#lib/fair-queue.ts'

/** Work that finishes on demand, and the names of the work started so far. */
function workshop() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name)
      ends.push(resolve)
    })
  const endOldest = async () => {
    ends.shift()?.()
    await setImmediate()
  }
  return { begun, work, endOldest }
}

it('limits concurrency overall and per key', async () => {
  const queue = fairQueue({ concurrency: 2, concurrencyPerKey: 1, maxQueuedPerKey: 10 })
  const { begun, work } = workshop()
  for (const name of ['a1', 'a2']) void queue('a', work(name))
  for (const name of ['b1', 'c1']) void queue(name.slice(0, 1), work(name))
  await setImmediate()
  expect(begun).toEqual(['a1', 'b1'])
})

it('serves keys round-robin, however much one of them has queued', async () => {
  const queue = fairQueue({ concurrency: 1, concurrencyPerKey: 1, maxQueuedPerKey: 10 })
  const { begun, work, endOldest } = workshop()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue('a', work(name))
  void queue('b', work('b1'))
  for (const _ of [1, 2, 3, 4, 5]) await endOldest()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

it("rejects work when the key's queue is full, and continues after a failure", async () => {
  const queue = fairQueue({ concurrency: 1, concurrencyPerKey: 1, maxQueuedPerKey: 1 })
  const { begun, work, endOldest } = workshop()
  const failed = queue('a', async () => {
    throw new Error('broken')
  })
  void queue('a', work('a1'))
  await expect(failed).rejects.toThrow('broken')
  void queue('a', work('a2'))
  await expect(queue('a', work('a3'))).rejects.toMatchObject({ code: 'overloaded', retryAfter: 5 })
  void queue('b', work('b1'))
  await endOldest()
  await endOldest()
  await endOldest()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

it('queues a further part of admitted work in its turn, although the queue is full', async () => {
  const queue = fairQueue({ concurrency: 1, concurrencyPerKey: 1, maxQueuedPerKey: 1 })
  const { begun, work, endOldest } = workshop()
  for (const name of ['a1', 'a2']) void queue('a', work(name))
  void queue.resume('a', work('a3'))
  await expect(queue('a', work('a4'))).rejects.toMatchObject({ code: 'overloaded' })
  void queue('b', work('b1'))
  for (const _ of [1, 2, 3, 4]) await endOldest()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})
