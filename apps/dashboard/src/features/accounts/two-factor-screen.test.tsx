import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe, logout } from '@candour/schemas/accounts.ts'
import { accountPaths, dashboardPaths, twoFactorId } from '@candour/schemas/paths.ts'
import { confirmTotp, getTwoFactor, listPasskeys, startTotp } from '@candour/schemas/two-factor.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { Component } from '#features/accounts/two-factor-screen.tsx'
import { luna, noFactors, userOf, working } from '#test/fixtures.ts'

/** Opens a page as a user who must have a second factor but has none. */
function openWithout(address: string) {
  let isSetUp = false
  const routes = [...dashboardRoutes, { path: accountPaths.twoFactor, Component }]
  return renderRoutes(address, routes, [
    answer(getMe, () => (isSetUp ? userOf(luna) : Promise.reject(refusal('two_factor_required')))),
    answer(getTwoFactor, () => ({
      ...noFactors,
      required: true,
      ...(isSetUp && { totp: true, recoveryCodesLeft: 10 }),
    })),
    answer(listPasskeys, () => []),
    answer(startTotp, () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Candour?secret=JBSWY3DPEHPK3PXP',
    })),
    answer(confirmTotp, () => {
      isSetUp = true
      return { recoveryCodes: Array.from({ length: 10 }, (_, n) => `code-${n}`) }
    }),
    answer(logout, () => ({ message: 'You are logged out.' })),
    ...working(luna),
  ])
}

it('is shown first to users who must set up a second factor, and returns them to their page', async () => {
  const address = `${dashboardPaths.reviews}?company=${luna.id}&rating=5`
  const router = openWithout(address)
  expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeTruthy()
  expect(screen.getByText(/^Your account requires it\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await userEvent.type(await screen.findByLabelText('Code from the app'), '123456{Enter}')
  expect(await screen.findByText('code-9')).toBeTruthy()
  // The codes must not be skipped.
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Reviews', level: 1 })).toBeTruthy()
  expect(createPath(router.state.location)).toBe(address)
})

it('lets them log out instead', async () => {
  openWithout(accountPaths.twoFactor)
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('At /login')).toBeTruthy()
})

it('leads to the account page where no second factor is required', async () => {
  const routes = [
    ...dashboardRoutes,
    { path: accountPaths.twoFactor, Component },
    { path: accountPaths.account, element: <p>The account</p> },
  ]
  const router = renderRoutes(accountPaths.twoFactor, routes, [
    answer(getTwoFactor, () => noFactors),
    ...working(luna),
  ])
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(createPath(router.state.location)).toBe(`${accountPaths.account}#${twoFactorId}`)
})
