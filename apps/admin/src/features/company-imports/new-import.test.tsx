import { createQueryClient } from '@candour/api-client/query.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { getCompanyImport, importCompanies } from '@candour/schemas/company-imports.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OperatorScreen } from '#app/operator-screen.tsx'
import { id, platform, signedInAs } from '#test/fixtures.ts'

/** Chooses a file with one new company, and starts its import; `answerNow` answers. */
async function start() {
  const held = Promise.withResolvers<void>()
  const client = createQueryClient()
  const routes = [{ path: adminPaths.companyImport, Component: OperatorScreen }]
  const handlers = [
    ...platform(),
    answer(getMe, () => signedInAs('superadmin')),
    answer(importCompanies, async ({ query }) => {
      if (query.dryRun)
        return {
          rows: [{ row: 1, slug: 'a', action: 'create' as const, errors: [] }],
          ...{ create: 1, update: 0, same: 0, refused: 0 },
        }
      await held.promise
      return { id: id(60) }
    }),
    answer(getCompanyImport, () => ({
      id: id(60),
      state: 'running' as const,
      done: 0,
      total: 1,
      refused: [],
    })),
  ]
  const router = renderRoutes(adminPaths.companyImport, routes, handlers, client)
  await userEvent.upload(await screen.findByLabelText('CSV file'), new File(['name,slug\nA,a'], 'a.csv'))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  return {
    router,
    answerNow: async () => {
      held.resolve()
      await waitFor(() => expect(client.isMutating()).toBe(0))
    },
  }
}

it('shows how far an import is that was started', async () => {
  const { answerNow } = await start()
  await answerNow()
  expect(await screen.findByRole('heading', { name: 'Importing…' })).toBeTruthy()
})

it('leaves another page as it is when the answer is late', async () => {
  const { router, answerNow } = await start()
  await userEvent.click(screen.getByRole('link', { name: 'Users' }))
  await screen.findByText('At /admin/users')
  await answerNow()
  expect(router.state.location.search).toBe('')
})
