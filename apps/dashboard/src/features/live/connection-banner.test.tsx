import { onlineManager } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConnectionBanner } from '#features/live/connection-banner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  act(() => onlineManager.setOnline(true))
})

const said = () => screen.getByRole('status').textContent

it('says when the user is offline, and disappears afterwards', () => {
  render(<ConnectionBanner state="live" />)
  expect(said()).toBe('')
  act(() => onlineManager.setOnline(false))
  expect(said()).toMatch(/^You are offline\./)
  act(() => onlineManager.setOnline(true))
  expect(said()).toBe('')
})

it('says that it is reconnecting, after a delay and with offline taking precedence', () => {
  const { rerender } = render(<ConnectionBanner state="reconnecting" />)
  act(() => vi.advanceTimersByTime(4_000))
  expect(said()).toBe('')
  act(() => vi.advanceTimersByTime(1_000))
  expect(said()).toMatch(/^Reconnecting\./)
  act(() => onlineManager.setOnline(false))
  expect(said()).toMatch(/^You are offline\./)
  act(() => onlineManager.setOnline(true))
  rerender(<ConnectionBanner state="live" />)
  expect(said()).toBe('')
})

it('says that live updates are interrupted when the stream is refused, until it opens', () => {
  const { rerender } = render(<ConnectionBanner state="polling" />)
  act(() => vi.advanceTimersByTime(5_000))
  expect(said()).toMatch(/^Live updates are interrupted\./)
  rerender(<ConnectionBanner state="reconnecting" />)
  expect(said()).toMatch(/^Reconnecting\./)
  rerender(<ConnectionBanner state="live" />)
  expect(said()).toBe('')
})
