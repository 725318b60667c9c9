import { onlineManager } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConnectionBanner } from '#features/reviews/connection-banner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  act(() => onlineManager.setOnline(true))
})

const said = () => screen.getByRole('status').textContent

it('says that one is offline, and nothing once that is over', () => {
  render(<ConnectionBanner interrupted={false} />)
  expect(said()).toBe('')
  act(() => onlineManager.setOnline(false))
  expect(said()).toMatch(/^You are offline\./)
  act(() => onlineManager.setOnline(true))
  expect(said()).toBe('')
})

it('says that it reconnects, but not at once, and one thing at a time', () => {
  const { rerender } = render(<ConnectionBanner interrupted />)
  act(() => vi.advanceTimersByTime(4_000))
  expect(said()).toBe('')
  act(() => vi.advanceTimersByTime(1_000))
  expect(said()).toMatch(/^Reconnecting\./)
  act(() => onlineManager.setOnline(false))
  expect(said()).toMatch(/^You are offline\./)
  act(() => onlineManager.setOnline(true))
  rerender(<ConnectionBanner interrupted={false} />)
  expect(said()).toBe('')
})
