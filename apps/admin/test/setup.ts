import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// What Radix and the router need of a browser and jsdom does not have.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}
// A wide screen, unless a test says otherwise.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: true,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Beside other work a first rendering takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 })

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const complaints = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(complaints, 'console.error was called').toEqual([])
})
