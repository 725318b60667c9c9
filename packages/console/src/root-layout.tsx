import { loginAddress, onRefused, onSignedOut, twoFactorAddress } from '@candour/api-client/signed-out.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'

/**
 * The root layout. When a session ends it redirects to the login, and when a second factor has to be set up first, to
 * that; both return to the current page afterwards.
 */
export function RootLayout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const here = useLocation()

  useEffect(
    () =>
      onSignedOut(queryClient, (ended) => {
        // On the login screen a 401 means a wrong password.
        if (here.pathname !== accountPaths.login) navigate(loginAddress(here, ended), { replace: true })
      }),
    [queryClient, navigate, here],
  )

  useEffect(
    () =>
      onRefused(queryClient, 'two_factor_required', () => {
        if (here.pathname !== accountPaths.twoFactor) navigate(twoFactorAddress(here), { replace: true })
      }),
    [queryClient, navigate, here],
  )

  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  )
}
