import { expect, it } from 'vitest'
import { freePort } from '#free-port.ts'

it('returns no port twice while nobody listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 500 }, () => freePort()))
  expect(new Set(ports).size).toBe(500)
})
