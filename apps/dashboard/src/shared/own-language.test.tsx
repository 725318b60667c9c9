import { setTimeZone } from '@candour/console/format.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOwnLanguage } from '#shared/own-language.ts'
import { userOf } from '#test/fixtures.ts'

const replace = vi.fn()

/** Opens a page in a language, and returns where it went. */
function opened(
  page: string,
  language: 'en' | 'de',
  address = 'https://app.example/dashboard?company=1&lang=en',
) {
  document.documentElement.lang = page
  vi.stubGlobal('location', Object.assign(new URL(address), { replace }))
  replace.mockClear()
  const me = userOf()
  renderHook(() => useOwnLanguage({ ...me, user: { ...me.user, language } }))
  return replace.mock.calls.map(([to]) => String(to))
}

afterEach(() => {
  document.documentElement.lang = ''
  setTimeZone(undefined)
})

it('loads a page of another language anew, once', () => {
  expect(opened('en', 'de')).toEqual(['https://app.example/dashboard?company=1'])
  expect(opened('en', 'de')).toEqual([])
  expect(opened('de', 'de')).toEqual([])
  expect(opened('en', 'de')).toHaveLength(1)
})
