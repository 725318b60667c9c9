import { mutationFor } from '@candour/api-client/query.ts'
import { forgotPassword, resetLinkSent } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { AccountPage, accountLinkClass } from '#features/accounts/account-page.tsx'
import { BackToLogin } from '#features/accounts/back-to-login.tsx'
import { Outcome } from '#features/accounts/outcome.tsx'

export function Component() {
  useDocumentTitle('Forgot Password')
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: '' },
  })

  const send = useMutation({
    ...mutationFor(forgotPassword),
    onSuccess: () => toast({ title: resetLinkSent, variant: 'success' }),
    onError: ({ sentence, issues: [issue] }) => {
      if (issue) setError('email', { message: issue.message }, { shouldFocus: true })
      toast({ title: sentence ?? 'Failed to send reset email', variant: 'destructive' })
    },
  })

  if (send.isSuccess) {
    return <Sent email={send.variables.body.email} onAgain={send.reset} />
  }
  return (
    <AccountPage
      title="Forgot Password"
      lead="Enter your email address, and we will send you a link to choose a new password."
      footer={<BackToLogin />}
    >
      <form noValidate onSubmit={handleSubmit((body) => send.mutate({ body }))} className="grid gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" fullWidth busy={send.isPending}>
          Send Reset Link
        </Button>
      </form>
    </AccountPage>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome
      title="Check Your Email"
      icon={<MailCheck />}
      action={
        <Link to={accountPaths.login} className={buttonClass({ fullWidth: true })}>
          Back to Login
        </Link>
      }
      footer={
        <>
          Didn't get it? Check your spam folder, or{' '}
          <button type="button" onClick={onAgain} className={accountLinkClass}>
            try again
          </button>
        </>
      }
    >
      <p>
        If <strong className="font-medium text-ink">{email}</strong> has an account, a link to choose a new
        password is on its way.
      </p>
      <p>It works once and expires after one hour.</p>
    </Outcome>
  )
}
