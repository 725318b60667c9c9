import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

if (typeof window !== 'undefined') window.scrollTo = () => {}

beforeEach(() => {
  globalThis.sessionStorage?.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const complaints = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(complaints, 'console.error was called').toEqual([])
})
