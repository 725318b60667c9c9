import { expect, it } from 'vitest'
import { concurrencyLimiter } from '#concurrency-limiter.ts'

it('runs urgent work first, and still accepts it when the regular queue is full', async () => {
  const limit = concurrencyLimiter({ concurrency: 1, maxQueued: 2 })
  const first = Promise.withResolvers<void>()
  const done: string[] = []
  const add = (name: string, urgent = false) => limit(async () => void done.push(name), { urgent })
  const running = limit(() => first.promise)
  const usual = [add('one'), add('two')]
  await expect(add('three')).rejects.toMatchObject({ code: 'overloaded' })
  const urgent = [add('urgent one', true), add('urgent two', true)]
  await expect(add('urgent three', true)).rejects.toMatchObject({ code: 'overloaded' })
  expect(limit.load()).toEqual({ running: 1, waiting: 4 })
  first.resolve()
  await Promise.all([running, ...usual, ...urgent])
  expect(done).toEqual(['urgent one', 'urgent two', 'one', 'two'])
  expect(limit.load()).toEqual({ running: 0, waiting: 0 })
})
