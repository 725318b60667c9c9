import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dropDrafts, useDraft } from '#shared/drafts.ts'

beforeEach(() => sessionStorage.clear())

const anna = { userId: 'anna', companyId: 'c' }
const open = (userId: string) => renderHook(() => useDraft({ ...anna, userId }, 'review/reply')).result

it('keeps a text and its key per user, until it is dropped', () => {
  const first = open('anna')
  act(() => first.current.setText('Dear guest'))
  const { submissionId } = first.current
  const again = open('anna')
  expect(again.current).toMatchObject({ text: 'Dear guest', submissionId })
  act(() => again.current.drop())
  expect(open('anna').current.text).toBe('')
  expect(again.current.submissionId).not.toBe(submissionId)
})

it('is dropped in a later form too, but not in that of another subject', () => {
  const { result: first, unmount } = renderHook(() => useDraft(anna, 'review/reply'))
  act(() => first.current.setText('Dear guest'))
  unmount()
  const again = open('anna')
  const other = renderHook(() => useDraft(anna, 'other/reply')).result
  act(() => other.current.setText('Dear other guest'))
  act(() => first.current.drop())
  expect(again.current.text).toBe('')
  expect(other.current.text).toBe('Dear other guest')
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
