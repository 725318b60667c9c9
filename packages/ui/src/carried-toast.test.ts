import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carryToasts } from '#carried-toast.ts'
import { dismissToast, toast, toastStore } from '#toast.ts'

const shown = () => toastStore.getSnapshot().filter((entry) => entry.open)

/** Leaves the page and opens the next one, so many milliseconds later. */
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

it('shows an open toast again on the page that follows', () => {
  toast({ title: 'Logged out', description: 'See you.', variant: 'success' })
  changePage(300)
  expect(shown()).toMatchObject([{ title: 'Logged out', description: 'See you.', variant: 'success' }])
})

it('shows it once', () => {
  toast({ title: 'Logged out' })
  changePage(300)
  for (const { id } of shown()) dismissToast(id)
  changePage(300)
  expect(shown()).toEqual([])
})

it('leaves behind what was dismissed, and what is old', () => {
  dismissToast(toast({ title: 'Logged out' }))
  changePage(300)
  expect(shown()).toEqual([])
  toast({ title: 'Logged out' })
  changePage(6_000)
  expect(shown()).toEqual([])
})
