import { expect, it } from 'vitest'
import { freePort } from '#free-port.ts'

it('returns no port twice, even before it is used', async () => {
  const ports = await Promise.all(Array.from({ length: 500 }, () => freePort()))
  expect(new Set(ports).size).toBe(500)
})
