import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OtherApp } from '#other-app.tsx'

const here = 'https://app.example'

afterEach(() => vi.unstubAllGlobals())

const answered = { error: null, isFetching: false, refetch: vi.fn() }

/** Shows the way at this address, and tells where it led; the page was opened at `/opened`. */
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

it('asks for the address again where all apps share an origin', () => {
  expect(at('/login', here)).toEqual({ reloads: 1, to: [] })
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

it("leads to the other app's origin, with path, query and hash", () => {
  expect(at('/admin?from=mail#orders', 'https://admin.example')).toEqual({
    reloads: 0,
    to: ['https://admin.example/admin?from=mail#orders'],
  })
})

it('leaves the origin it is told only with a path of its own', () => {
  const { to } = at('//evil.example/x', 'https://admin.example')
  expect(to).toEqual(['https://admin.example//evil.example/x'])
})

it('waits until it knows where', () => {
  expect(at('/login', undefined)).toEqual({ reloads: 0, to: [] })
})

it('says so, and asks no more, where the host has just answered with this app', () => {
  expect(at('/opened', here)).toEqual({ reloads: 0, to: [] })
  expect(screen.getByText('Nothing here')).toBeTruthy()
})

it('goes on from there to another origin', () => {
  expect(at('/opened', 'https://admin.example').to).toEqual(['https://admin.example/opened'])
})

it('says why it does not know where, and asks again', () => {
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
