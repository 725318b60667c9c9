import { expect, it } from 'vitest'
import { SizedCache } from '#lib/sized-cache.ts'

it('keeps the most recently used values within its byte limit', () => {
  const cache = new SizedCache<string, string>({ maxBytes: 100 })
  cache.set('a', 'A', 40)
  cache.set('b', 'B', 40)
  cache.get('a')
  cache.set('c', 'C', 40)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C'])
  cache.set('d', 'D', 101)
  expect([cache.get('d'), cache.get('a'), cache.bytes]).toEqual([undefined, 'A', 80])
  cache.set('a', 'A2', 10)
  expect([cache.get('a'), cache.bytes]).toEqual(['A2', 50])
})

it('evicts others when a value grows, and drops a value that outgrows the cache', () => {
  const cache = new SizedCache<string, string>({ maxBytes: 100 })
  cache.set('a', 'A', 40)
  cache.set('b', 'B', 40)
  cache.weigh('b', 70)
  expect([cache.holds('a', 'A'), cache.holds('b', 'B'), cache.bytes]).toEqual([false, true, 70])
  cache.weigh('a', 1)
  cache.weigh('b', 101)
  expect([cache.holds('b', 'B'), cache.bytes]).toEqual([false, 0])
})
