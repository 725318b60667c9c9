import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

it("walks through the whole flow, stores nothing, and ends with the owner's view", async () => {
  const called = vi.fn()
  vi.stubGlobal('fetch', called)
  renderSite('/demo', { settings })
  expect(screen.getByText('Nothing you enter is stored.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Share Private Feedback' }))
  await userEvent.click(screen.getByRole('link', { name: '2 stars' }))
  await userEvent.type(screen.getByPlaceholderText('Share your thoughts...'), 'My own words')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  await userEvent.click(await screen.findByRole('link', { name: 'See what the owner sees' }))
  const [latest] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Just now'))
  expect(latest?.textContent).toContain('My own words')
  expect(within(latest ?? document.body).getByRole('img', { name: '2 out of 5 stars' })).toBeTruthy()
  expect(called).not.toHaveBeenCalled()
})

it('stays in the demo when the public choice is taken', async () => {
  renderSite('/demo', { settings })
  expect(screen.getByRole('link', { name: 'Leave a Public Review' }).getAttribute('href')).toBe(
    '/demo?step=google',
  )
})
