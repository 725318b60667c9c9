import { createCompany } from '@candour/schemas/companies.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '#call.ts'
import { answer, fetchFrom, refusal } from '#testing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('rejects what the contract rejects, naming the fields', async () => {
  vi.stubGlobal('fetch', fetchFrom(answer(createCompany, () => Promise.reject(new Error('not reached')))))
  const body = { name: '', slug: 'luna', googleReviewUrl: 'https://example.com' }
  await expect(call(createCompany, { body })).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'name', message: 'Company name is required' }],
  })
})

it.each([
  ['an error that the contract does not declare', () => Promise.reject(refusal('slug_taken'))],
  ['a fixture that violates the contract', () => ({ companies: -1, unprocessedOrders: 0 })],
])('reports %s', async (_, reply) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetchFrom(answer(getOverview, reply)))
  await expect(call(getOverview, { query: {} })).rejects.toThrow('The connection failed')
  expect(reported).toHaveBeenCalledOnce()
})
