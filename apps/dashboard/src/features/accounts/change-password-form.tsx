import { dropChanged, mutationFor } from '@candour/api-client/query.ts'
import { changePassword, changePasswordForm, minPasswordLength } from '@candour/schemas/accounts.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { KnownUsername } from '#shared/known-username.tsx'
import { texts } from '#shared/texts.ts'

/** @param home where to go once the password has changed */
export function ChangePasswordForm({ email, home }: { email: string; home: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  })

  const change = useMutation({
    ...mutationFor(changePassword),
    onSuccess: () => {
      // Changing the password has ended all other sessions.
      dropChanged(queryClient, changePassword)
      toast({
        ...texts.accounts.password.changed,
        variant: 'success',
      })
      navigate(home, { replace: true })
    },
    onError: ({ sentence = texts.accounts.password.failed, issues: [issue] }) => {
      toast({ title: texts.accounts.password.error, description: sentence, variant: 'destructive' })
      const field = issue?.path === 'newPassword' ? 'newPassword' : 'currentPassword'
      if (issue) setError(field, { message: issue.message }, { shouldFocus: true })
      else setFocus(field)
    },
  })

  const { errors } = formState
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ currentPassword, newPassword }) =>
        change.mutate({ body: { currentPassword, newPassword } }),
      )}
      className="grid gap-5"
    >
      <KnownUsername email={email} />
      <Field label={texts.accounts.password.current} error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field
        label={texts.accounts.password.new}
        description={texts.accounts.password.newHint(minPasswordLength)}
        error={errors.newPassword?.message}
      >
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={texts.accounts.password.confirm} error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" fullWidth busy={change.isPending}>
        {change.isPending ? texts.accounts.password.changing : texts.accounts.password.change}
      </Button>
    </form>
  )
}
