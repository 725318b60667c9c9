import { ApiError, setWording } from '@candour/api-client/call.ts'
import { refusal } from '@candour/api-client/testing.ts'
import { createPlacements } from '@candour/schemas/placements.ts'
import { fields } from '@candour/texts/en/fields.ts'
import { refusals } from '@candour/texts/en/refusals.ts'
import { afterEach, expect, it } from 'vitest'
import { wordErrors } from '#shared/worded.ts'

const marked = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `⟦${text}⟧`])) as Texts

const invalid = (name: string) =>
  createPlacements.body
    .safeParse({ companyId: '0', name, kind: 'card' })
    .error?.issues.map((issue) => issue.message)

afterEach(() => {
  wordErrors({ refusals, fields })
  setWording((sentence) => sentence)
})

it('words refusals by their code, and fields by their message', () => {
  wordErrors({ refusals: marked(refusals), fields: marked(fields) })
  const { message, sentence } = refusal('team_full')
  expect([message, sentence]).toEqual([`⟦${refusals.team_full}⟧`, `⟦${refusals.team_full}⟧`])
  expect(new ApiError('No route', { status: 0, failure: 'offline' }).message).toBe(`⟦${refusals.offline}⟧`)

  expect(invalid('x'.repeat(1001))).toContain('⟦Please use at most 120 characters⟧')
  const issues = [{ path: 'name', message: 'Please use at most 120 characters' }]
  const failed = new ApiError('Please use at most 120 characters', {
    status: 400,
    code: 'validation_failed',
    issues,
  })
  expect([failed.message, ...failed.issues]).toEqual([
    '⟦Please use at most 120 characters⟧',
    { path: 'name', message: '⟦Please use at most 120 characters⟧' },
  ])
})

it('leaves what it does not know in the server’s words', () => {
  wordErrors({ refusals: marked(refusals), fields: marked(fields) })
  expect(refusal('bad_cursor').message).toMatch(/^This page of the list/)
  expect(new ApiError('Bad Gateway', { status: 502 }).message).toBe('Bad Gateway')
})
