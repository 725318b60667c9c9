import { call } from '@candour/api-client/call.ts'
import { loginReason } from '@candour/api-client/signed-out.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { getMe, logout } from '@candour/schemas/accounts.ts'
import { accountPaths, twoFactorId } from '@candour/schemas/paths.ts'
import { Button } from '@candour/ui/button.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { AccountPage } from '#features/accounts/account-page.tsx'
import { afterLogin } from '#features/accounts/homes.ts'
import { twoFactorQuery } from '#features/two-factor/queries.ts'
import { LoadedMethods } from '#features/two-factor/two-factor-card.tsx'
import { texts } from '#shared/texts.ts'

/** Shown to users who must set up a second factor before anything else. */
export function Component() {
  useDocumentTitle(texts.accounts.twoFactor.pageTitle)
  const navigate = useNavigate()
  const reason = loginReason(useLocation().search)
  const { data } = useQuery(twoFactorQuery)
  const isSetUp = data && (data.totp || data.passkeys > 0)

  const proceed = useMutation({
    mutationFn: () => call(getMe, {}),
    onSuccess: ({ user }) => navigate(afterLogin(user, reason), { replace: true }),
    onError: toastError(texts.accounts.twoFactor.proceedFailed),
  })
  const leave = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => navigate(accountPaths.login),
    onError: toastError(texts.accounts.twoFactor.logOutFailed),
  })

  // Whoever opens this address without being required to is not told that they are.
  if (data && !data.required && !isSetUp)
    return <Navigate to={{ pathname: accountPaths.account, hash: twoFactorId }} replace />

  return (
    <AccountPage
      title={texts.accounts.twoFactor.title}
      lead={isSetUp ? texts.accounts.twoFactor.isSetUp : texts.accounts.twoFactor.required}
      footer={
        <Button variant="ghost" size="sm" busy={leave.isPending} onClick={() => leave.mutate()}>
          {texts.accounts.twoFactor.logOut}
        </Button>
      }
    >
      <LoadedMethods email={undefined}>
        {isSetUp && (
          <Button fullWidth className="mt-6" busy={proceed.isPending} onClick={() => proceed.mutate()}>
            {texts.accounts.twoFactor.proceed}
          </Button>
        )}
      </LoadedMethods>
    </AccountPage>
  )
}
