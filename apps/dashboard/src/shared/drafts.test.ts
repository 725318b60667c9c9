import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dropDrafts, useDraft } from '#shared/drafts.ts'

beforeEach(() => sessionStorage.clear())

const open = (userId: string) => renderHook(() => useDraft({ userId, companyId: 'c' }, 'review/reply')).result

it('keeps a text and its key per user, until it is dropped', () => {
  const first = open('anna')
  act(() => first.current.setText('Dear guest'))
  const again = open('anna')
  expect(again.current.text).toBe('Dear guest')
  expect(again.current.submissionId).toBe(first.current.submissionId)
  act(() => again.current.drop())
  expect(open('anna').current.text).toBe('')
  expect(again.current.submissionId).not.toBe(first.current.submissionId)
})

it('outlives an ended session of the same user only', () => {
  const draft = open('anna')
  act(() => draft.current.setText('Dear guest'))
  dropDrafts('anna')
  expect(open('anna').current.text).toBe('Dear guest')
  expect(open('bob').current.text).toBe('')
  expect(sessionStorage.length).toBe(0)
})

it('is gone after logging out, and leaves other keys alone', () => {
  const draft = open('anna')
  act(() => draft.current.setText('Dear guest'))
  sessionStorage.setItem('other', '1')
  dropDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})
