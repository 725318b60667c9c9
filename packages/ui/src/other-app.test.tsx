import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OtherApp } from '#other-app.tsx'

const here = 'https://app.example'

afterEach(() => vi.unstubAllGlobals())

const answered = { error: null, isFetching: false, refetch: vi.fn() }

/** Renders OtherApp at this URL and returns where it redirected; the page was opened at `/opened`. */
function at(address: string, origin: string | undefined) {
  const opening = { ...performance.mark('opening').toJSON(), name: `${here}/opened?from=mail` }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opening])
  const { pathname, search, hash } = new URL(here + address)
  const reload = vi.fn()
  const replace = vi.fn()
  vi.stubGlobal('location', { origin: here, pathname, search, hash, reload, replace })
  render(
    <OtherApp origin={origin} asked={answered}>
      Nothing here
    </OtherApp>,
  )
  return { reloads: reload.mock.calls.length, to: replace.mock.calls.flat() }
}

it('requests the URL again when all apps share an origin', () => {
  expect(at('/login', here)).toEqual({ reloads: 1, to: [] })
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

it("redirects to the other app's origin with path, query and hash", () => {
  expect(at('/admin?from=mail#orders', 'https://admin.example')).toEqual({
    reloads: 0,
    to: ['https://admin.example/admin?from=mail#orders'],
  })
})

it('cannot be redirected to another origin by the path', () => {
  const { to } = at('//evil.example/x', 'https://admin.example')
  expect(to).toEqual(['https://admin.example//evil.example/x'])
})

it('waits until the origin is known', () => {
  expect(at('/login', undefined)).toEqual({ reloads: 0, to: [] })
})

it('shows the fallback, without another request, when the host has just answered with this app', () => {
  expect(at('/opened', here)).toEqual({ reloads: 0, to: [] })
  expect(screen.getByText('Nothing here')).toBeTruthy()
})

it('still redirects from there to another origin', () => {
  expect(at('/opened', 'https://admin.example').to).toEqual(['https://admin.example/opened'])
})

it('shows why the origin is unknown, and retries', () => {
  const refetch = vi.fn()
  render(
    <OtherApp origin={undefined} asked={{ error: new Error('Not now.'), isFetching: false, refetch }}>
      Nothing here
    </OtherApp>,
  )
  expect(screen.getByText('Not now.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
})
