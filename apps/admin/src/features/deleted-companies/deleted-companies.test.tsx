import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import {
  type DeletedCompany,
  deleteCompany,
  listDeletedCompanies,
  restoreCompany,
} from '@candour/schemas/deleted-companies.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { luna, platform, signedInAs } from '#test/fixtures.ts'

const deletedLuna: DeletedCompany = {
  id: luna.id,
  name: luna.name,
  slug: luna.slug,
  deletedAt: '2026-03-01T12:00:00Z',
  purgeAt: '2026-03-31T12:00:00Z',
  reviews: 1204,
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Shows the console of a platform with one company. */
function open({ deleted = false, refuses = false } = {}) {
  const state = { deleted }
  renderRoutes(deleted ? '/admin/deleted' : '/admin', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(listDeletedCompanies, () => ({ items: state.deleted ? [deletedLuna] : [] })),
    answer(listCompanies, () => ({ items: state.deleted ? [] : [luna] })),
    answer(deleteCompany, ({ params }) => {
      if (refuses) throw refusal('company_not_found')
      expect(params.id).toBe(luna.id)
      state.deleted = true
      return { message: 'Company deleted' }
    }),
    answer(restoreCompany, ({ params }) => {
      if (refuses) throw refusal('company_not_found')
      expect(params.id).toBe(luna.id)
      state.deleted = false
      return luna
    }),
    ...platform(),
  ])
  return state
}

it('deletes a company after saying what happens, and shows it as deleted', async () => {
  const state = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Café Luna' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Company' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Café Luna?' }))
  expect(dialog.getByText(/You can restore it with everything for 30 days\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(state.deleted).toBe(false)
  await press('Delete Company')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Company' }),
  )
  expect(await screen.findByText('Company deleted')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Café Luna' })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Deleted' }))
  const section = within(await screen.findByRole('region', { name: 'Deleted companies' }))
  expect(await section.findByText('Café Luna')).toBeTruthy()
})

it('restores a company', async () => {
  open({ deleted: true })
  const section = within(await screen.findByRole('region', { name: 'Deleted companies' }))
  expect(await section.findByText('Café Luna')).toBeTruthy()
  expect(section.getByText(/^1,204 reviews\. Deleted on/).textContent).toBe(
    '1,204 reviews. Deleted on Mar 1, 2026, will be removed for good on Mar 31, 2026.',
  )
  await userEvent.click(section.getByRole('button', { name: 'Restore Café Luna' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Company' }))
  expect(await screen.findByText('Company restored')).toBeTruthy()
  expect(await screen.findByText('No deleted companies')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Companies' }))
  expect(await screen.findByRole('article', { name: 'Café Luna' })).toBeTruthy()
})

it('no longer shows a company that somebody else has restored', async () => {
  const state = open({ deleted: true, refuses: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Café Luna' }))
  state.deleted = false
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Company' }))
  expect(await screen.findByText('Failed to restore company')).toBeTruthy()
  expect(await screen.findByText('No deleted companies')).toBeTruthy()
})

it.each([
  ['delete', false, 'Failed to delete company'],
  ['restore', true, 'Failed to restore company'],
])('says so when it fails to %s', async (_, deleted, title) => {
  open({ deleted, refuses: true })
  if (deleted) {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Café Luna' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Company' }))
  } else {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Café Luna' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Company' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Company' }),
    )
  }
  expect(await screen.findByText(title)).toBeTruthy()
})
