import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { findTopics } from '#modules/analytics/topics.ts'

it('lets others go on while it reads', async () => {
  let found = false
  const finding = (async () => {
    const topics = await findTopics({ positive: Array(200).fill('Fresh bread'), negative: [] })
    found = true
    return topics
  })()
  let others = 0
  for (; !found; others += 1) await setImmediate()
  expect(others).toBeGreaterThan(5)
  expect((await finding).positive.map(({ term }) => term)).toEqual(['fresh bread'])
})
