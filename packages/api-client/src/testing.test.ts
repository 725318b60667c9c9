import { createCompany } from '@candour/schemas/companies.ts'
import { reportEvent } from '@candour/schemas/funnel.ts'
import { listReviews } from '@candour/schemas/reviews.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, call } from '#call.ts'
import { answer, fetchFrom, refusal } from '#testing.ts'

const companyId = '01890a5d-ac96-774b-bcce-b302099a8057'
const review = {
  id: companyId,
  companyId,
  rating: 5,
  sentiment: 'positive' as const,
  sentimentCorrected: false,
  mismatch: false,
  feedback: 'Lovely',
  timestamp: '2026-01-01T00:00:00Z',
  contactName: null,
  contactEmail: null,
  contactNumber: null,
  placementId: null,
  locationId: null,
  lang: null,
  textLanguage: null,
  editedAt: null,
  erasedAt: null,
  case: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('returns a page and passes on the parsed input', async () => {
  vi.stubGlobal(
    'fetch',
    fetchFrom(
      answer(listReviews, ({ query }) => {
        expect(query.limit).toBe(2)
        return { items: [review], nextCursor: 'n' }
      }),
    ),
  )
  await expect(call(listReviews, { query: { companyId, limit: 2 } })).resolves.toEqual({
    items: [review],
    nextCursor: 'n',
  })
})

it('answers 204 without a body', async () => {
  vi.stubGlobal('fetch', fetchFrom(answer(reportEvent, () => null)))
  await expect(call(reportEvent, { params: { event: 'view' }, query: { companyId } })).resolves.toBeNull()
})

it('rejects what the contract rejects, naming the fields', async () => {
  vi.stubGlobal('fetch', fetchFrom(answer(createCompany, () => Promise.reject(new Error('not reached')))))
  const body = { name: '', slug: 'luna', googleReviewUrl: 'https://example.com' }
  await expect(call(createCompany, { body })).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'name', message: 'Company name is required' }],
  })
})

it('responds with a thrown error', async () => {
  const forbidden = () => Promise.reject(refusal('no_company_access'))
  vi.stubGlobal('fetch', fetchFrom(answer(listReviews, forbidden)))
  await expect(call(listReviews, { query: { companyId } })).rejects.toMatchObject({
    status: 403,
    code: 'no_company_access',
    message: "You don't have access to this dashboard",
  })
})

it('rejects errors that the contract does not declare', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetchFrom(answer(listReviews, () => Promise.reject(refusal('slug_taken')))))
  await expect(call(listReviews, { query: { companyId } })).rejects.toThrow('The connection failed')
  expect(reported).toHaveBeenCalledOnce()
})

it('drops the connection on status 0', async () => {
  const lost = () => Promise.reject(new ApiError('', { status: 0 }))
  vi.stubGlobal('fetch', fetchFrom(answer(listReviews, lost)))
  await expect(call(listReviews, { query: { companyId } })).rejects.toThrow('The connection failed')
})

it('rejects fixtures that violate the contract', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetchFrom(answer(listReviews, () => ({ items: [{ ...review, rating: 9 }] }))))
  await expect(call(listReviews, { query: { companyId } })).rejects.toThrow('The connection failed')
  expect(reported).toHaveBeenCalledOnce()
})
