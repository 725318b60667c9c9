import { call } from '@candour/api-client/call.ts'
import { mutationFor } from '@candour/api-client/query.ts'
import { getPasswordLink, resetPassword, setPasswordForm } from '@candour/schemas/accounts.ts'
import type { Output } from '@candour/schemas/endpoint.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { AccountPage } from '#features/accounts/account-page.tsx'
import { BackToLogin } from '#features/accounts/back-to-login.tsx'
import { LanguageSwitch } from '#features/accounts/language-switch.tsx'
import { useLinkToken } from '#features/accounts/link-token.ts'
import { LoginLink, outcomeIn } from '#features/accounts/login-link.tsx'
import { Outcome } from '#features/accounts/outcome.tsx'
import { texts } from '#shared/texts.ts'

/** What a mailed link is about. */
export type PasswordLink = Output<typeof getPasswordLink>

interface SetPasswordProps {
  title: string
  /** Renders the text below the title; `link` is undefined until its owner has been loaded. */
  lead: (link: PasswordLink | undefined) => ReactNode
  /** Renders what takes the place of the form, if the link is not for setting a password. */
  instead?: (link: PasswordLink, token: string) => ReactNode
  passwordLabel: string
  passwordHint: string
  submitLabel: string
  /** Shown on load when the URL has no token. */
  invalidLink: string
  /** Shown when the form is submitted without a token, or the server rejects the token. */
  invalidToken: string
  /** What to do when the link is invalid. */
  remedy: ReactNode
  /** Shown when a failed request carries no message of its own. */
  failed: string
  succeeded: string
  outcome: { title: string; text: string }
}

/** A link that was used, has expired, or never was one: a token of the wrong length fails validation. */
const isBadLink = (code?: ErrorCode) => code === 'bad_link' || code === 'validation_failed'

/** Sets a password with the token of an emailed link. Shared by the reset and the invitation screens. */
export function SetPassword(props: SetPasswordProps) {
  useDocumentTitle(props.title)
  const token = useLinkToken()
  const link = useQuery({
    // The token stays out of the key, which is exposed in the query cache; only one link is open at a time.
    queryKey: [getPasswordLink.id],
    queryFn: ({ signal }) => call(getPasswordLink, { body: { token } }, { signal }),
    enabled: token !== '',
    gcTime: 0,
  })
  const { state } = useLocation()
  const [kept] = useState(() => outcomeIn(state))
  const [refused, setRefused] = useState(token === '' ? texts.accounts.link.incomplete : undefined)
  const badLink = refused ?? (isBadLink(link.error?.code) ? link.error.message : undefined)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(setPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })

  const { invalidLink } = props
  useEffect(() => {
    if (!token && !kept)
      toast({ title: texts.accounts.link.invalid, description: invalidLink, variant: 'destructive' })
  }, [token, kept, invalidLink])

  const save = useMutation({
    ...mutationFor(resetPassword),
    onSuccess: () => toast({ title: props.succeeded, variant: 'success' }),
    onError: ({ code, sentence = props.failed, issues: [issue] }) => {
      if (issue?.path === 'newPassword') {
        setError('newPassword', { message: issue.message }, { shouldFocus: true })
      } else if (isBadLink(code)) {
        setRefused(issue ? props.invalidToken : sentence)
      }
      toast({ title: sentence, variant: 'destructive' })
    },
  })

  const outcome = save.isSuccess ? { email: link.data?.email, twoFactor: save.data.twoFactor } : kept
  if (outcome) {
    return (
      <Outcome
        title={props.outcome.title}
        icon={<Check />}
        action={<LoginLink {...outcome} />}
        languages={<LanguageSwitch kept={() => ({ outcome })} />}
      >
        <p>{props.outcome.text}</p>
      </Outcome>
    )
  }

  const instead = link.data && props.instead?.(link.data, token)
  if (instead) return instead

  const submit = handleSubmit(({ newPassword }) => save.mutate({ body: { token, newPassword } }))
  const { errors } = formState
  return (
    <AccountPage
      title={props.title}
      lead={props.lead(link.data)}
      footer={<BackToLogin />}
      languages={<LanguageSwitch token={token} />}
    >
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          if (token) return submit(event)
          event.preventDefault()
          setRefused(props.invalidToken)
        }}
        className="grid gap-5"
      >
        {badLink && (
          <div role="alert" className="grid gap-1 rounded-md bg-danger-soft px-3.5 py-3 text-sm">
            <p className="font-medium text-danger">{badLink}</p>
            <p className="text-ink">{props.remedy}</p>
          </div>
        )}
        <Field
          label={props.passwordLabel}
          description={props.passwordHint}
          error={errors.newPassword?.message}
        >
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label={texts.accounts.link.confirmPassword} error={errors.confirmPassword?.message}>
          <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" fullWidth busy={save.isPending}>
          {props.submitLabel}
        </Button>
      </form>
    </AccountPage>
  )
}
