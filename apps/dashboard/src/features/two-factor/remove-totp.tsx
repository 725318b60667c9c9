import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { removeTotp } from '@candour/schemas/two-factor.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { KnownUsername } from '#shared/known-username.tsx'
import { texts } from '#shared/texts.ts'

interface RemoveTotpProps {
  email: string | undefined
  onRemoved: () => void
}

/** Turns the authenticator app off after asking for the password. */
export function RemoveTotp({ email, onRemoved }: RemoveTotpProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const finish = async () => {
    await refetchChanged(client, removeTotp)
    setOpen(false)
    onRemoved()
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {texts.twoFactor.app.removal.open}
        </Button>
      </DialogTrigger>
      <DialogContent
        size="sm"
        title={texts.twoFactor.app.removal.title}
        description={texts.twoFactor.app.removal.description}
      >
        <RemoveTotpForm email={email} onDone={finish} />
      </DialogContent>
    </Dialog>
  )
}

function RemoveTotpForm({ email, onDone }: { email: string | undefined; onDone: () => Promise<void> }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(removeTotp.body),
    defaultValues: { password: '' },
  })
  const remove = useMutation({
    ...mutationFor(removeTotp),
    onSuccess: () => {
      toast({ title: texts.twoFactor.app.removal.done, variant: 'success' })
      return onDone()
    },
    onError: ({ message, code }) => {
      setError('password', { message }, { shouldFocus: true })
      // Already turned off elsewhere.
      if (code === 'totp_not_found') return onDone()
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit((body) => remove.mutate({ body }))}>
      {email && <KnownUsername email={email} />}
      <Field label={texts.twoFactor.app.removal.password} error={formState.errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <FormFooter variant="danger" busy={remove.isPending}>
        {texts.twoFactor.app.removal.confirm}
      </FormFooter>
    </form>
  )
}
