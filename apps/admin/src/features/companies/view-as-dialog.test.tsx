import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { listCompanies } from '@candour/schemas/companies.ts'
import { startViewAs } from '@candour/schemas/view-as.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { luna, platform } from '#test/fixtures.ts'

function open(start: () => { until: string }) {
  const sent: object[] = []
  const router = renderScreen('/admin', CompanyList, [
    ...platform(),
    answer(listCompanies, () => ({ items: [luna] })),
    answer(startViewAs, ({ params, body }) => {
      sent.push({ ...params, ...body })
      return start()
    }),
  ])
  return { router, sent }
}

const openDialog = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'View as Café Luna' }))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open dashboard' }))

it('asks for a reason, then opens the dashboard of the company', async () => {
  const { router, sent } = open(() => ({ until: '2026-03-01T12:30:00Z' }))
  await openDialog()
  await submit()
  expect(await screen.findByText('Please enter a reason')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Reason'), 'They asked why their figures differ.')
  await submit()
  expect(await screen.findByText('At /dashboard')).toBeTruthy()
  expect(router.state.location.search).toBe(`?company=${luna.id}`)
  expect(sent).toEqual([{ id: luna.id, reason: 'They asked why their figures differ.' }])
})

it('says why a view cannot be started, and keeps the reason', async () => {
  open(() => {
    throw refusal('view_as_read_only')
  })
  await openDialog()
  await userEvent.type(screen.getByLabelText('Reason'), 'They asked.')
  await submit()
  expect(await screen.findByText(/^You are viewing a company/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('They asked.')
})
