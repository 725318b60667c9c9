import { mutationFor } from '@candour/api-client/query.ts'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { AccountPage, accountLinkClass } from '#features/accounts/account-page.tsx'
import { BackToLogin } from '#features/accounts/back-to-login.tsx'
import { LanguageSwitch } from '#features/accounts/language-switch.tsx'
import { linkedIn, outcomeIn } from '#features/accounts/login-link.tsx'
import { Outcome } from '#features/accounts/outcome.tsx'
import { texts } from '#shared/texts.ts'

export function Component() {
  useDocumentTitle(texts.accounts.forgot.title)
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState(() => outcomeIn(state)?.email)
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: linkedIn(state).email ?? '' },
  })

  const send = useMutation({
    ...mutationFor(forgotPassword),
    onSuccess: (_, { body }) => {
      setSentTo(body.email)
      toast({ title: texts.accounts.forgot.sent, variant: 'success' })
    },
    onError: ({ sentence, issues: [issue] }) => {
      if (issue) setError('email', { message: issue.message }, { shouldFocus: true })
      toast({ title: sentence ?? texts.accounts.forgot.failed, variant: 'destructive' })
    },
  })

  if (sentTo !== undefined) {
    return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
  }
  return (
    <AccountPage
      title={texts.accounts.forgot.title}
      lead={texts.accounts.forgot.lead}
      footer={<BackToLogin />}
      languages={<LanguageSwitch kept={() => ({ email: getValues('email') })} />}
    >
      <form noValidate onSubmit={handleSubmit((body) => send.mutate({ body }))} className="grid gap-5">
        <Field label={texts.accounts.forgot.email} error={formState.errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" fullWidth busy={send.isPending}>
          {texts.accounts.forgot.submit}
        </Button>
      </form>
    </AccountPage>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome
      title={texts.accounts.forgot.outcome.title}
      icon={<MailCheck />}
      action={
        <Link to={accountPaths.login} className={buttonClass({ fullWidth: true })}>
          {texts.accounts.backToLogin}
        </Link>
      }
      languages={<LanguageSwitch kept={() => ({ outcome: { email } })} />}
      footer={
        <Sentence
          parts={texts.accounts.forgot.outcome.again<ReactNode>((label) => (
            <button type="button" onClick={onAgain} className={accountLinkClass}>
              {label}
            </button>
          ))}
        />
      }
    >
      <p>
        <Sentence
          parts={texts.accounts.forgot.outcome.text(
            <strong className="font-medium text-ink">{email}</strong>,
          )}
        />
      </p>
      <p>{texts.accounts.forgot.outcome.expiry}</p>
    </Outcome>
  )
}
