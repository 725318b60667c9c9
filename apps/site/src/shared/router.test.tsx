import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BrowserRouter, Link, matchPath, parseUrl, useRouter } from '#shared/router.tsx'

function Here() {
  const { pathname, search, navigate } = useRouter()
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/luna/rating">Rate</Link>
      <button type="button" onClick={() => navigate('/luna/thank-you', { replace: true })}>
        Replace
      </button>
    </>
  )
}

function open(url: string) {
  history.pushState(null, '', url)
  render(
    <BrowserRouter>
      <Here />
    </BrowserRouter>,
  )
  return () => screen.getByRole('status').textContent
}

it('follows links, replacements and the history', async () => {
  const here = open('/luna?utm=qr')
  expect(here()).toBe('/luna?utm=qr')
  const before = history.length
  fireEvent.click(screen.getByRole('link'))
  expect([here(), location.pathname, history.length]).toEqual(['/luna/rating', '/luna/rating', before + 1])
  fireEvent.click(screen.getByRole('link'))
  expect(history.length).toBe(before + 1)
  fireEvent.click(screen.getByRole('button'))
  expect([here(), history.length]).toEqual(['/luna/thank-you', before + 1])
  act(() => history.back())
  await waitFor(() => expect(here()).toBe('/luna?utm=qr'))
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click to the browser: %j',
  (how) => {
    const here = open('/luna')
    const leave = vi.fn((event: Event) => event.preventDefault())
    addEventListener('click', leave, { once: true })
    expect(fireEvent.click(screen.getByRole('link'), how)).toBe(false)
    expect(leave.mock.calls[0]?.[0]).toBeTruthy()
    expect(here()).toBe('/luna')
  },
)

it.each([
  ['/:slug', '/Luna', { slug: 'Luna' }],
  ['/:slug', '/caf%C3%A9//', { slug: 'café' }],
  ['/:slug/thank-you', '/luna/%54hank-You', { slug: 'luna' }],
  ['/', '/', {}],
  ['/:slug', '/50%', { slug: '50%' }],
  ['/:slug', '/', undefined],
  ['/:slug/rating', '//rating', undefined],
  ['/:slug', '/luna/rating', undefined],
])('matches %s with %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

it('treats a doubled leading slash as one, not as another site', () => {
  expect(parseUrl('//evil.example/x?y=1')).toMatchObject({ pathname: '/evil.example/x', search: '?y=1' })
})
