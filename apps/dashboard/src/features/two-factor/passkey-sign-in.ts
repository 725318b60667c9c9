import { ApiError, call } from '@candour/api-client/call.ts'
import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { createPasskeySignInOptions, signInWithPasskey } from '@candour/schemas/two-factor.ts'
import { toast } from '@candour/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { offerPasskeys, PasskeyCanceled, presentPasskey } from '#features/two-factor/webauthn.ts'
import { texts } from '#shared/texts.ts'

/** The user as a sign-in returns them. */
export type SignedInUser = Pick<CurrentUser['user'], 'id' | 'email' | 'role'>

const options = () => call(createPasskeySignInOptions, {})

async function present(credential: Awaited<ReturnType<typeof presentPasskey>>): Promise<SignedInUser> {
  const { user } = await call(signInWithPasskey, { body: credential })
  return user
}

/** Shows why a sign-in failed. */
export function toastSignInFailed({ notJson, sentence = texts.accounts.login.wrong }: ApiError): void {
  toast({
    title: texts.accounts.login.failed,
    description: notJson ? texts.accounts.login.invalidResponse : sentence,
    variant: 'destructive',
  })
}

/** Returns a mutation that signs in with a passkey, on its own or as the second factor of a pending sign-in. */
export function usePasskeySignIn(onSignedIn: (user: SignedInUser) => void) {
  return useMutation({
    mutationFn: async () => present(await presentPasskey(await options())),
    onSuccess: onSignedIn,
    onError: (error: unknown) => {
      if (error instanceof PasskeyCanceled) {
        toast(texts.twoFactor.signIn.noPasskey)
      } else if (error instanceof ApiError) toastSignInFailed(error)
      else {
        const description = texts.twoFactor.signIn.passkeyFailed
        toast({ title: texts.accounts.login.failed, description, variant: 'destructive' })
      }
    },
  })
}

/** Offers passkeys in the autofill of the login, where the browser supports it. */
export function useOfferedPasskeys(onSignedIn: (user: SignedInUser) => void): void {
  const leadOn = useEffectEvent(onSignedIn)
  useEffect(() => {
    const leaving = new AbortController()
    offerPasskeys(options, leaving.signal)
      .then((credential) => credential && present(credential))
      .then((user) => user && !leaving.signal.aborted && leadOn(user))
      .catch((error: unknown) => {
        // A failure to offer passkeys is not worth a message; a failure of the chosen one is.
        if (error instanceof ApiError && error.code === 'bad_passkey') toastSignInFailed(error)
      })
    return () => leaving.abort()
  }, [])
}
