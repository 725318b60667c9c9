import { pages as en } from '@candour/texts/en/pages.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageProvider } from '#shared/page-context.tsx'
import { ToastProvider, useToast } from '#shared/toast.tsx'
import { lunaPage } from '#test/fixtures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Shower() {
  const toast = useToast()
  return (
    <>
      {['One', 'Two'].map((title) => (
        <button key={title} type="button" onClick={() => toast({ title, description: `${title}.` })}>
          Show {title}
        </button>
      ))}
    </>
  )
}

function show(...titles: string[]) {
  render(
    <PageProvider data={lunaPage} texts={en}>
      <ToastProvider>
        <Shower />
      </ToastProvider>
    </PageProvider>,
  )
  for (const title of titles) fireEvent.click(screen.getByRole('button', { name: `Show ${title}` }))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows one at a time, for five seconds', () => {
  show('One', 'Two')
  expect(screen.queryByText('One')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Two')
  wait(4999)
  expect(screen.getByText('Two')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('Two')).toBeNull()
})

it('stays while hovered', () => {
  show('One')
  fireEvent.pointerEnter(screen.getByText('One'))
  wait(60_000)
  expect(screen.getByText('One')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByText('One'))
  wait(5000)
  expect(screen.queryByText('One')).toBeNull()
})

it('is dismissed by its button, and by a 50-pixel swipe to the right', () => {
  show('One')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('One')).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Show Two' }))
  const swipe = (by: number) => {
    fireEvent.pointerDown(screen.getByText('Two'), { clientX: 100 })
    fireEvent.pointerMove(screen.getByText('Two'), { clientX: 100 + by })
    fireEvent.pointerUp(screen.getByText('Two'))
  }
  swipe(49)
  expect(screen.getByText('Two')).toBeTruthy()
  swipe(50)
  expect(screen.queryByText('Two')).toBeNull()
})

it('focuses the region on F8', () => {
  show()
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }))
})
