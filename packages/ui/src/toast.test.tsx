import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, type ToastMessage, toast, toastStore } from '#toast.ts'
import { Toaster } from '#toaster.tsx'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const show = (message: ToastMessage) =>
  act(() => {
    toast(message)
  })
const shownTitles = () =>
  [...document.querySelectorAll('li[data-state="open"]')].map((item) => item.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

describe('toasts', () => {
  it('shows title and description', () => {
    show({ title: 'Link copied!', description: 'It is in your clipboard.' })
    expect(shownTitles()).toEqual(['Link copied!It is in your clipboard.'])
  })

  it('shows at most one: the newest', () => {
    show({ title: 'First' })
    show({ title: 'Second' })
    expect(shownTitles()).toEqual(['Second'])
    expect(toastStore.getSnapshot()).toHaveLength(1)
  })

  it('closes automatically after 5000 ms', () => {
    show({ title: 'Saved' })
    pass(4_999)
    expect(shownTitles()).toEqual(['Saved'])
    pass(1)
    expect(shownTitles()).toEqual([])
  })

  it('is removed from the store 1,000,000 ms after it was dismissed', () => {
    const id = toast({ title: 'Saved' })
    act(() => dismissToast(id))
    pass(999_999)
    expect(toastStore.getSnapshot()).toMatchObject([{ id, open: false }])
    pass(1)
    expect(toastStore.getSnapshot()).toEqual([])
  })

  it('closes with its button', () => {
    show({ title: 'Saved' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(shownTitles()).toEqual([])
  })

  it('moves focus into its region on F8', () => {
    show({ title: 'Saved' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    expect(region.contains(document.activeElement)).toBe(true)
  })
})
