import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { type ListedCompany, listCompanies } from '@candour/schemas/companies.ts'
import { changeCompanies } from '@candour/schemas/company-bulk.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { id, luna, platform } from '#test/fixtures.ts'

const companies = Array.from(
  { length: 620 },
  (_, index): ListedCompany => ({
    ...luna,
    id: id(1000 + index),
    name: index === 1 ? 'مقهى القمر' : `Company ${index}`,
    billingStatus: index % 2 ? 'suspended' : 'trial',
    ...(index % 2 && { suspensionReason: 'Unpaid' }),
  }),
)

const list = answer(listCompanies, ({ query: { cursor = '0', limit = 24 } }) => {
  const end = Number(cursor) + Number(limit)
  return {
    items: companies.slice(Number(cursor), end),
    ...(end < companies.length && { nextCursor: String(end) }),
  }
})

interface Change {
  ids: readonly string[]
  billingStatus?: string | undefined
  reason?: string | undefined
}

/** Shows the list, in which bulk changes are answered by `skip`, and starts to select. */
async function select(
  skip: (change: Change, call: number) => { id: string; code: 'unchanged' | 'not_found' }[],
) {
  const changes: Change[] = []
  const bulk = answer(changeCompanies, ({ body }) => {
    changes.push(body)
    const skipped = skip(body, changes.length)
    return { changed: body.ids.length - skipped.length, skipped }
  })
  renderScreen('/admin?view=cards', CompanyList, [...platform(0, companies.length), list, bulk])
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  return { bar, changes }
}

async function suspend(bar: ReturnType<typeof within>, reason: string) {
  await userEvent.click(bar.getByRole('button', { name: 'Change status' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'suspended')
  if (reason) await userEvent.type(dialog.getByLabelText('Reason'), reason)
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }))
  return dialog
}

it('changes the chosen companies, says who was skipped and why, and undoes it', async () => {
  const { bar, changes } = await select(({ ids, billingStatus }) =>
    billingStatus === 'suspended' ? ids.slice(1, 2).map((id) => ({ id, code: 'unchanged' })) : [],
  )
  for (const index of [0, 1, 2]) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${companies[index]?.name}` }))
  }
  expect(bar.getByText('3 selected')).toBeTruthy()
  const dialog = await suspend(bar, '')
  expect(dialog.getByText('Please enter a reason')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'Unpaid')
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }))
  expect(await bar.findByText('The status of 2 companies was changed.')).toBeTruthy()
  expect(bar.getByText(/1 skipped, with this status already/).textContent).toContain('مقهى القمر')

  await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
  expect(await bar.findByText('The former status of 2 companies is back.')).toBeTruthy()
  expect(changes).toEqual([
    {
      ids: [0, 1, 2].map((n) => id(1000 + n)),
      action: 'status',
      billingStatus: 'suspended',
      reason: 'Unpaid',
    },
    { ids: [id(1000), id(1002)], action: 'status', billingStatus: 'trial' },
  ])
})

it('chooses all that match, and says what a failure half-way left undone', async () => {
  const { bar, changes } = await select((_, call) => {
    if (call === 2) throw new ApiError('Too many requests', { status: 429 })
    return []
  })
  await userEvent.click(await bar.findByRole('button', { name: 'Select all 620' }))
  await bar.findByText('620 selected')
  await userEvent.click(bar.getByRole('button', { name: 'Invite again' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Invite again' }))
  expect(await bar.findByText('Invitations of 500 companies are on their way.')).toBeTruthy()
  expect(bar.getByText('The rest was not changed: Too many requests')).toBeTruthy()
  expect(changes.map(({ ids }) => ids.length)).toEqual([500, 120])
  expect(bar.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('returns the focus when it is done', async () => {
  const { bar } = await select(() => [])
  await userEvent.click(bar.getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }))
})
