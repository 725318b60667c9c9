import { call } from '@candour/api-client/call.ts'
import { mutationFor } from '@candour/api-client/query.ts'
import { type LoginReason, loginReason } from '@candour/api-client/signed-out.ts'
import { type CurrentUser, getMe, login, type SecondFactor } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { providerRefusals } from '@candour/schemas/sign-in.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AccountPage, accountLinkClass } from '#features/accounts/account-page.tsx'
import { afterLogin } from '#features/accounts/homes.ts'
import { LanguageSwitch } from '#features/accounts/language-switch.tsx'
import { linkedIn } from '#features/accounts/login-link.tsx'
import { ProviderSignIn } from '#features/sign-in/provider-sign-in.tsx'
import {
  type SignedInUser,
  toastSignInFailed,
  useOfferedPasskeys,
  usePasskeySignIn,
} from '#features/two-factor/passkey-sign-in.ts'
import { SecondStep } from '#features/two-factor/second-step.tsx'
import { hasPasskeys } from '#features/two-factor/webauthn.ts'
import { dropDrafts } from '#shared/drafts.ts'
import { texts } from '#shared/texts.ts'

export function Component() {
  useDocumentTitle(texts.accounts.login.title)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refused = useProviderRefusal()
  const [reason, reasonGiven] = useLoginReason()
  const { email, twoFactor } = linkedIn(useLocation().state)
  /** Ways to complete the sign-in after the password. */
  const [methods, setMethods] = useState<readonly SecondFactor[] | undefined>(twoFactor?.methods)
  const [expired, setExpired] = useState<string>()

  // The next user must not see data cached for the previous one.
  useEffect(() => {
    queryClient.clear()
    dropDrafts(reason?.ended)
  }, [queryClient, reason?.ended])
  useSignedIn(({ user }) => {
    // Someone else may have set up an account in this browser.
    if (email === undefined || email.toLowerCase() === user.email.toLowerCase()) {
      if (refused) toast({ title: refused, variant: 'destructive' })
      navigate(afterLogin(user, reason), { replace: true })
    }
  })

  const finish = (user: SignedInUser) => {
    toast({ title: texts.accounts.login.done, variant: 'success' })
    navigate(afterLogin(user, reason), { replace: true })
  }

  const keep = (known: ReturnType<typeof linkedIn>) => ({ ...known, reason: reasonGiven })

  if (methods) {
    return (
      <AccountPage
        {...texts.accounts.login.secondStep}
        languages={<LanguageSwitch kept={() => keep({ email, twoFactor: { methods: [...methods] } })} />}
      >
        <SecondStep
          methods={methods}
          onSignedIn={finish}
          onBack={(sentence) => {
            setExpired(sentence)
            setMethods(undefined)
          }}
        />
      </AccountPage>
    )
  }
  return (
    <PasswordStep
      email={email}
      lead={
        expired ??
        refused ??
        (reason && (reason.ended ? texts.accounts.login.sessionEnded : texts.accounts.login.needed))
      }
      keep={keep}
      onSignedIn={finish}
      onSecondStep={setMethods}
    />
  )
}

interface PasswordStepProps {
  /** The address to fill in. */
  email: string | undefined
  lead: string | undefined
  /** Returns what is kept over a change of language. */
  keep: (known: ReturnType<typeof linkedIn>) => unknown
  onSignedIn: (user: SignedInUser) => void
  onSecondStep: (methods: readonly SecondFactor[]) => void
}

function PasswordStep({ email: given = '', lead, keep, onSignedIn, onSecondStep }: PasswordStepProps) {
  const messageId = useId()
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({
    resolver: zodResolver(login.body),
    defaultValues: { email: given, password: '' },
  })
  const passkey = usePasskeySignIn(onSignedIn)
  useOfferedPasskeys(onSignedIn)

  const signIn = useMutation({
    ...mutationFor(login),
    onSuccess: (answer) =>
      'user' in answer ? onSignedIn(answer.user) : onSecondStep(answer.twoFactor.methods),
    onError: (error) => {
      toastSignInFailed(error)
      setFocus('password', { shouldSelect: true })
    },
  })

  const { email, password } = formState.errors
  // "Email and password are required" covers both fields, so it is shown once.
  const message = email?.message ?? password?.message
  const described = message ? { 'aria-describedby': messageId } : {}

  return (
    <AccountPage
      title={texts.accounts.login.title}
      lead={lead}
      languages={<LanguageSwitch kept={() => keep({ email: getValues('email') || undefined })} />}
    >
      <form noValidate onSubmit={handleSubmit((body) => signIn.mutate({ body }))} className="grid gap-5">
        <Field label={texts.accounts.login.email}>
          <Input
            {...register('email')}
            {...described}
            autoFocus={given === ''}
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={Boolean(email)}
          />
        </Field>
        <Field label={texts.accounts.login.password}>
          <PasswordInput
            {...register('password')}
            {...described}
            autoFocus={given !== ''}
            autoComplete="current-password"
            aria-invalid={Boolean(password)}
          />
        </Field>
        {message && (
          <p id={messageId} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
            {message}
          </p>
        )}
        <Button type="submit" fullWidth busy={signIn.isPending}>
          {texts.accounts.login.submit}
        </Button>
        {/* After the button, to keep the tab order email, password, submit. */}
        {hasPasskeys() && (
          <Button
            variant="secondary"
            fullWidth
            className="-mt-2"
            busy={passkey.isPending}
            icon={<KeyRound aria-hidden="true" />}
            onClick={() => passkey.mutate()}
          >
            {texts.accounts.login.withPasskey}
          </Button>
        )}
        <p className="text-center text-sm">
          <Link to={accountPaths.forgotPassword} className={accountLinkClass}>
            {texts.accounts.login.forgot}
          </Link>
        </p>
      </form>
      <ProviderSignIn />
    </AccountPage>
  )
}

/**
 * Returns the reason for which the login is shown, and as it was given. Moves it from the URL into the history state,
 * where it survives a reload.
 */
function useLoginReason(): [reason: LoginReason | undefined, given: string | undefined] {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => {
    const kept: unknown = typeof state === 'object' && state && 'reason' in state ? state.reason : state
    return [search, kept].find(
      (query): query is string => typeof query === 'string' && loginReason(query) !== undefined,
    )
  })

  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state: loginReason(search) ? search : state })
  }, [navigate, pathname, search, state])

  return [given === undefined ? undefined : loginReason(given), given]
}

/** Returns why a provider did not sign the user in. */
function useProviderRefusal(): string | undefined {
  const { search } = useLocation()
  const [refused] = useState(() => new URLSearchParams(search).get('refused'))
  const code = providerRefusals.find((one) => one === refused)
  return code && texts.refusals[code]
}

/** Calls `callback` if someone is already signed in, other than a company's user without a company. */
function useSignedIn(callback: (me: CurrentUser) => void) {
  const leadOn = useEffectEvent(callback)
  useEffect(() => {
    const leaving = new AbortController()
    call(getMe, {}, { signal: leaving.signal })
      .then((me) => {
        // Users without a company were sent here to sign in as someone else.
        const hasPlace = me.user.role !== 'company_admin' || me.companies.length > 0
        if (hasPlace && !leaving.signal.aborted) leadOn(me)
      })
      // Usually nobody is signed in; on any other failure the form still works.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
}
