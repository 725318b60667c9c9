import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { type CompanyRole, getMe } from '@candour/schemas/accounts.ts'
import { getSummary } from '@candour/schemas/analytics.ts'
import { type Checklist, checklistItem, getChecklist, updateChecklist } from '@candour/schemas/checklist.ts'
import { testNotifications } from '@candour/schemas/notifications.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { checklist, luna, summary, userWith, working } from '#test/fixtures.ts'

/** Opens the overview with a server that stores the checklist; returns the changes it receives. */
function open(
  initial: Checklist,
  { role = 'owner', total = 0 }: { role?: CompanyRole; total?: number } = {},
) {
  const sent: unknown[] = []
  let saved = initial
  renderRoutes('/dashboard', dashboardRoutes, [
    answer(getMe, () => userWith(role, luna)),
    answer(getChecklist, () => saved),
    answer(updateChecklist, ({ body }) => {
      sent.push(body)
      saved = {
        dismissed: saved.dismissed || body.dismissed === true,
        items: saved.items.map((item) => ({ ...item, done: item.done || item.id === body.done })),
      }
      return saved
    }),
    answer(testNotifications, () => {
      saved = {
        ...saved,
        items: saved.items.map((item) => ({ ...item, done: item.done || item.id === 'alert' })),
      }
      return { message: 'We sent it to owner@example.com.' }
    }),
    answer(getSummary, () => ({ ...summary, total })),
    ...working(luna),
  ])
  return sent
}

const card = async () => within(await screen.findByRole('region', { name: 'Get your first reviews' }))

it('leads from each step to what does it', async () => {
  open(checklist('timeZone'))
  const steps = await card()
  expect(steps.getByText('1 of 9 done')).toBeTruthy()
  const hrefs = steps.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    'https://g.page/r/luna/review',
    `/dashboard/settings/business?company=${luna.id}#brand`,
    `/dashboard/codes?company=${luna.id}`,
    `/dashboard/codes?company=${luna.id}`,
    `/dashboard/materials?company=${luna.id}`,
    `/dashboard/settings/team?company=${luna.id}`,
    'https://site.example/cafe-luna',
  ])
  expect(steps.getAllByRole('listitem')).toHaveLength(9)
})

it('asks whether the link led to the right page, once it was opened', async () => {
  const sent = open(checklist())
  const steps = await card()
  await userEvent.click(steps.getByRole('link', { name: 'Open the link' }))
  await userEvent.click(steps.getByRole('button', { name: 'Yes, it is ours' }))
  expect(await steps.findByText('1 of 9 done')).toBeTruthy()
  expect(sent).toEqual([{ done: 'link' }])
})

it('checks the alert off when one was sent', async () => {
  open(checklist())
  const steps = await card()
  await userEvent.click(steps.getByRole('button', { name: 'Send me a test alert' }))
  expect(await screen.findByText('Test alert sent')).toBeTruthy()
  expect(await steps.findByText('1 of 9 done')).toBeTruthy()
})

it('goes away when it is dismissed, which it asks about', async () => {
  const sent = open(checklist())
  await userEvent.click((await card()).getByRole('button', { name: 'Dismiss' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Get your first reviews' })).toBeNull())
  expect(sent).toEqual([{ dismissed: true }])
})

it('takes one line once there are reviews', async () => {
  open(checklist('link'), { total: 12 })
  const steps = await card()
  expect(steps.queryByRole('list')).toBeNull()
  await userEvent.click(steps.getByRole('button', { name: 'Show the steps' }))
  expect(steps.getByText('Choose your logo and color')).toBeTruthy()
})

it.each([
  ['owner', checklist(...checklistItem.options)],
  ['owner', { ...checklist(), dismissed: true }],
  ['viewer', checklist()],
] as const)('is not shown to a(n) %s who has nothing to do with it', async (role, items) => {
  open(items, { role })
  expect(await screen.findByRole('region', { name: 'Google Review URL' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Get your first reviews' })).toBeNull()
})
