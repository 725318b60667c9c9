import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { principalOf } from '#http/guards.ts'
import { keptBy } from '#test/garbage.ts'

it('keeps no request of a visitor in memory', () => {
  const kept = keptBy(2_000, (body) => {
    principalOf({ id: 'id', ip: '192.0.2.1', principal: null, body } as unknown as FastifyRequest)
  })
  expect(kept).toBeLessThan(0.1)
})
