import { queryFor } from '@candour/api-client/query.ts'
import { onRefused, refetchUserWhenRefused, twoFactorAddress } from '@candour/api-client/signed-out.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { hasUnsaved } from '@candour/ui/unsaved.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { useSessionEnd } from '#use-session-end.ts'

/** Shown so rarely that it is loaded on demand. */
const UnsavedQuestion = lazy(async () => ({
  default: (await import('#unsaved-question.tsx')).UnsavedQuestion,
}))
// The page with what was typed stays, even if this cannot be loaded.
const SessionEnded = lazy(() =>
  import('#session-ended.tsx')
    .then((loaded): { default: ComponentType<{ onClose: () => void }> } => ({ default: loaded.SessionEnded }))
    .catch(() => ({ default: () => null })),
)
const ViewAsBanner = lazy(async () => ({ default: (await import('#view-as-banner.tsx')).ViewAsBanner }))

/**
 * The root layout. When a session ends it redirects to the login, unless that would lose unsaved changes, and when a
 * second factor has to be set up first, to that; both return to the current page afterwards. While an operator views a
 * company, or somebody looks at the demo, every screen says so.
 */
export function RootLayout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const here = useLocation()
  // Read from the cache only: screens load the user, except those that need no sign-in.
  const viewAs = useQuery({ ...queryFor(getMe, {}), enabled: false }).data?.viewAs

  const [tellsOfEnd, onTold] = useSessionEnd()

  useEffect(
    () =>
      onRefused(queryClient, ['two_factor_required'], () => {
        if (here.pathname !== accountPaths.twoFactor) navigate(twoFactorAddress(here), { replace: true })
      }),
    [queryClient, navigate, here],
  )

  useEffect(() => refetchUserWhenRefused(queryClient), [queryClient])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && leaves(currentLocation, nextLocation),
  )

  return (
    <>
      <ScrollRestoration />
      <Outlet />
      {blocker.state === 'blocked' && (
        <Suspense>
          <UnsavedQuestion blocker={blocker} />
        </Suspense>
      )}
      {tellsOfEnd && (
        <Suspense>
          <SessionEnded onClose={onTold} />
        </Suspense>
      )}
      {viewAs && (
        <Suspense>
          <ViewAsBanner viewAs={viewAs} />
        </Suspense>
      )}
    </>
  )
}

/** Where users are sent who cannot stay: the session or the demo has ended, or a second factor must be set up first. */
const outside: readonly string[] = [accountPaths.login, accountPaths.twoFactor, dashboardPaths.demo]

/** Whether a screen is left for another one, or for another company's. */
function leaves(from: Location, to: Location): boolean {
  if (outside.includes(to.pathname)) return false
  const companyAt = ({ search }: Location) => new URLSearchParams(search).get('company')
  return from.pathname !== to.pathname || (companyAt(from) !== null && companyAt(from) !== companyAt(to))
}
