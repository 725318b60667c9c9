import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageFailed, PartBoundary } from '#page-failed.tsx'

const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js')
const reloaded = vi.fn()
let online: boolean
let reachable: boolean

function connect(next: boolean) {
  online = next
  fireEvent(window, new Event(next ? 'online' : 'offline'))
}

beforeEach(() => {
  online = true
  reachable = true
  sessionStorage.clear()
  reloaded.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.stubGlobal('location', { href: 'http://localhost/', reload: reloaded })
  vi.stubGlobal('fetch', async () => {
    if (!reachable) throw new TypeError('Failed to fetch')
    return new Response('<html>')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('reloads once when code is gone after a release, and not again', async () => {
  const { unmount } = render(<PageFailed error={lost} />)
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
  unmount()
  render(<PageFailed error={lost} />)
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  expect(reloaded).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(2))
})

it('waits for the connection, then reloads automatically', async () => {
  online = false
  render(<PageFailed error={lost} />)
  expect(screen.getByText(/^You are offline\./)).toBeTruthy()
  expect(reloaded).not.toHaveBeenCalled()
  act(() => connect(true))
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
})

it("is never replaced by the browser's error page", async () => {
  reachable = false
  render(<PageFailed error={lost} />)
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await act(async () => {})
  expect(reloaded).not.toHaveBeenCalled()
})

it('keeps the page around a part whose code failed to load', async () => {
  // React logs errors caught by a boundary.
  const reported = vi.mocked(console.error).mockImplementation(() => {})
  online = false
  const Chart = lazy(() => Promise.reject(lost))
  render(
    <>
      <h1>Dashboard</h1>
      <PartBoundary>
        <Suspense>
          <Chart />
        </Suspense>
      </PartBoundary>
    </>,
  )
  expect(await screen.findByText('This part could not be loaded')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  reported.mockClear()
})

it('reports any other error as something that went wrong', () => {
  render(<PageFailed error={new Error('undefined is not a function')} />)
  expect(screen.getByText('Something went wrong')).toBeTruthy()
  expect(reloaded).not.toHaveBeenCalled()
})
