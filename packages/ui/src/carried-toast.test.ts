import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carryToasts } from '#carried-toast.ts'
import { dismissToast, toast, toastStore } from '#toast.ts'

const shown = () => toastStore.getSnapshot().filter((entry) => entry.open)

/** Unloads the page and loads the next one after that many milliseconds. */
function changePage(after: number) {
  window.dispatchEvent(new Event('pagehide'))
  for (const { id } of shown()) dismissToast(id)
  vi.setSystemTime(Date.now() + after)
  carryToasts()
}

beforeEach(() => {
  vi.useFakeTimers()
  carryToasts()
})

afterEach(() => void vi.runAllTimers())

it('shows an open toast again on the next page', () => {
  toast({ title: 'Logged out', description: 'See you.', variant: 'success' })
  changePage(300)
  expect(shown()).toMatchObject([{ title: 'Logged out', description: 'See you.', variant: 'success' }])
})

it('shows it only once', () => {
  toast({ title: 'Logged out' })
  changePage(300)
  for (const { id } of shown()) dismissToast(id)
  changePage(300)
  expect(shown()).toEqual([])
})

it('carries it through redirects, but not on and on', () => {
  toast({ title: 'Logged in' })
  for (const seconds of [1, 2, 1]) {
    changePage(seconds * 1_000)
    expect(shown()).toMatchObject([{ title: 'Logged in' }])
  }
  changePage(2_000)
  expect(shown()).toEqual([])
})

it('does not carry over dismissed or expired toasts', () => {
  dismissToast(toast({ title: 'Logged out' }))
  changePage(300)
  expect(shown()).toEqual([])
  toast({ title: 'Logged out' })
  changePage(6_000)
  expect(shown()).toEqual([])
})
