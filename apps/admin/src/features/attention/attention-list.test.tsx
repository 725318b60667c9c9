import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { type Attention, listAttention } from '@candour/schemas/attention.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { id, luna, platform, signedInAs } from '#test/fixtures.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 1_000).toISOString()
const found = (n: number, given: Pick<Attention, 'reason' | 'since' | 'count'>): Attention => ({
  company: { id: id(n), name: `Company ${n}`, slug: `company-${n}` },
  ...given,
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

it.each<[Parameters<typeof found>[1], string, string]>([
  [
    { reason: 'order_late', since: ago(6), count: 1 },
    '1 print order not processed, ordered 6 days ago.',
    '/admin/print-orders?show=new',
  ],
  [
    { reason: 'order_late', since: ago(9), count: 2 },
    '2 print orders not processed, the oldest ordered 9 days ago.',
    '/admin/print-orders?show=new',
  ],
  [
    { reason: 'mail_refused', since: ago(1), count: 1 },
    '1 email was refused, written yesterday.',
    '/admin/mails',
  ],
  [
    { reason: 'mail_refused', since: ago(3), count: 1200 },
    '1,200 emails were refused, the oldest written 3 days ago.',
    '/admin/mails',
  ],
  [
    { reason: 'invitation_unused', since: ago(8), count: 1 },
    '1 invitation link was never opened, sent 8 days ago.',
    `/admin?search=company-1&open=${id(1)}`,
  ],
  [
    { reason: 'invitation_unused', since: ago(8), count: 2 },
    '2 invitation links were never opened, the oldest sent 8 days ago.',
    `/admin?search=company-1&open=${id(1)}`,
  ],
  [
    { reason: 'no_review', since: ago(23), count: 0 },
    'No new review; the last one came 23 days ago.',
    `/admin?search=company-1&open=${id(1)}`,
  ],
  [{ reason: 'no_review', since: null, count: 0 }, 'No review yet.', `/admin?search=company-1&open=${id(1)}`],
])('says why a company needs attention, with a link to act: %o', async (given, sentence, address) => {
  open(found(1, given))
  const row = within((await screen.findByText('Company 1')).closest('li') ?? document.body)
  expect(row.getByText(sentence)).toBeTruthy()
  expect(row.getByRole('link', { name: /of Company 1$/ }).getAttribute('href')).toBe(address)
})

it('is a tab, and leads to the company', async () => {
  const router = open(found(1, { reason: 'no_review', since: null, count: 0 }))
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
  open(...[1, 2, 3, 4, 5, 6].map((n) => found(n, { reason: 'no_review', since: null, count: 0 })))
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
