import { onSignedOut } from '@candour/api-client/signed-out.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom'

/** Around every screen: whoever is no longer signed in is led to the login. */
export function Layout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  useEffect(
    () => onSignedOut(queryClient, () => navigate(accountPaths.login, { replace: true })),
    [queryClient, navigate],
  )

  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  )
}
