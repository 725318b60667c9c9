import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

if (typeof window !== 'undefined') standInForTheBrowser()

const { getElementError } = getConfig()
configure({
  // On a loaded machine, the first render of a screen can exceed the default timeout of one second.
  asyncUtilTimeout: 15_000,
  // Printing the page takes a tenth of all time, and is not needed while waiting: the final timeout error prints it.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// In development, React records a stack for each element, to name its owner in warnings, which takes a sixth of all
// time. It records none once its count for the current second has reached ten thousand.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

beforeEach(() => {
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const complaints = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(complaints, 'console.error was called').toEqual([])
})

/**
 * Stubs browser APIs that Radix and the router call and jsdom lacks. Media queries match (a wide screen) unless a test
 * overrides them.
 */
function standInForTheBrowser(): void {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => {}
  Element.prototype.releasePointerCapture = () => {}
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
}
