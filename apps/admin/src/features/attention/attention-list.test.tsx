import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { type Attention, listAttention } from '@candour/schemas/attention.ts'
import { listCompanies, updateCompany } from '@candour/schemas/companies.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { id, luna, platform, signedInAs } from '#test/fixtures.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 1_000).toISOString()
const found = (n: number, reason: Attention['reason'], days: number | null, count: number): Attention => ({
  company: { id: id(n), name: `Company ${n}`, slug: `company-${n}` },
  ...{ reason, since: days === null ? null : ago(days), count },
})

function open(...items: Attention[]) {
  return renderRoutes('/admin/attention', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(listAttention, ({ query: { cursor } }) =>
      cursor
        ? { items: items.slice(5) }
        : { items: items.slice(0, 5), ...(items[5] && { nextCursor: 'more' }) },
    ),
    answer(listCompanies, () => ({ items: [luna] })),
    ...platform(),
  ])
}

const details = `/admin?search=company-1&open=${id(1)}`
const orders = `/admin/print-orders?company=${id(1)}`

it.each<[Attention['reason'], number | null, number, string, string]>([
  ['order_late', 6, 1, '1 print order not processed, ordered 6 days ago.', orders],
  ['order_late', 9, 2, '2 print orders not processed, the oldest ordered 9 days ago.', orders],
  ['mail_refused', 1, 1, '1 email was refused, written yesterday.', '/admin/mails'],
  ['mail_refused', 3, 1200, '1,200 emails were refused, the oldest written 3 days ago.', '/admin/mails'],
  ['invitation_unused', 8, 1, '1 invitation link was never opened, sent 8 days ago.', details],
  ['invitation_unused', 8, 2, '2 invitation links were never opened, the oldest sent 8 days ago.', details],
  ['no_review', 23, 0, 'No new review; the last one came 23 days ago.', details],
  ['no_review', null, 0, 'No review yet.', details],
  ['link_old', 370, 0, 'Google link last checked last year.', details],
])('%s of %s days and %d: %s', async (reason, days, count, sentence, address) => {
  open(found(1, reason, days, count))
  const row = within((await screen.findByText('Company 1')).closest('li') ?? document.body)
  expect(row.getByText(sentence)).toBeTruthy()
  expect(row.getByRole('link', { name: /of Company 1$/ }).getAttribute('href')).toBe(address)
})

it('is a tab, and leads to the company', async () => {
  const router = open(found(1, 'no_review', null, 0))
  expect((await screen.findByRole('link', { name: 'Needs attention' })).getAttribute('aria-current')).toBe(
    'page',
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Details of Company 1' }))
  expect(await screen.findByRole('searchbox', { name: 'Search companies' })).toHaveProperty(
    'value',
    'company-1',
  )
  expect(router.state.location.pathname).toBe('/admin')
})

it('loads more on request', async () => {
  open(...[1, 2, 3, 4, 5, 6].map((n) => found(n, 'no_review', null, 0)))
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Company 6')).toBeTruthy()
})

it('says that no company needs attention', async () => {
  open()
  expect(await screen.findByText('No company needs attention')).toBeTruthy()
})

it('says when the list cannot be loaded', async () => {
  renderRoutes('/admin/attention', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(listAttention, () => Promise.reject(refusal('overloaded'))),
    ...platform(),
  ])
  expect(await screen.findByText('Failed to load entries')).toBeTruthy()
})

it.each([
  ['Yes, it is theirs: Company 1', 'confirmed'],
  ['Dismiss: Google link of Company 1', 'dismissed'],
])('asks to open an old link: %s', async (name, linkCheck) => {
  const googleReviewUrl = 'https://g.page/r/old/review'
  const items = [{ ...found(1, 'link_old', 370, 0), googleReviewUrl }]
  const sent: unknown[] = []
  renderRoutes('/admin/attention', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(listAttention, () => ({ items })),
    answer(updateCompany, ({ body }) => {
      sent.push(body)
      items.pop()
      return luna
    }),
    ...platform(),
  ])
  const link = await screen.findByRole('link', { name: 'Open it: Google link of Company 1' })
  expect(link.getAttribute('href')).toBe(googleReviewUrl)
  expect(screen.queryByRole('button', { name: /theirs/ })).toBeNull()
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('No company needs attention')).toBeTruthy()
  expect(sent).toEqual([{ linkCheck }])
})
