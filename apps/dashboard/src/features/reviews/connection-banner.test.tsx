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

it('says when the user is offline, and disappears afterwards', () => {
  render(<ConnectionBanner interrupted={false} />)
  expect(said()).toBe('')
  act(() => onlineManager.setOnline(false))
  expect(said()).toMatch(/^You are offline\./)
  act(() => onlineManager.setOnline(true))
  expect(said()).toBe('')
})

it('says that it is reconnecting, after a delay and with offline taking precedence', () => {
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
