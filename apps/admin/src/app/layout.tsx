import { loginAddress, onSignedOut } from '@candour/api-client/signed-out.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'

/** Around every screen: whoever is not signed in any more is led to the login, which leads back to where they were. */
export function Layout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const here = useLocation()

  useEffect(
    () =>
      onSignedOut(queryClient, (ended) => {
        // There a 401 is the answer to a wrong password.
        if (here.pathname !== accountPaths.login) navigate(loginAddress(here, ended), { replace: true })
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
