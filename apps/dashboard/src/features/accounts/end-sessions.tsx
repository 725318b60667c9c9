import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { endSessions } from '@candour/schemas/accounts.ts'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { KnownUsername } from '#shared/known-username.tsx'
import { texts } from '#shared/texts.ts'

interface EndSessionsProps {
  email: string
  /** The session to end; if omitted, all except the current one. */
  id?: string | undefined
  title: string
  description: string
  /** Receives focus afterwards, because the trigger disappears with the session. */
  list: RefObject<HTMLElement | null>
  /** The trigger button. */
  children: ReactNode
}

/** Ends sessions after asking for the password: an unattended browser must not suffice to lock its owner out. */
export function EndSessions({ email, id, title, description, list, children }: EndSessionsProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)

  const finish = async () => {
    await refetchChanged(queryClient, endSessions)
    setOpen(false)
    list.current?.focus()
  }

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent title={title} description={description} size="sm">
        <EndSessionsForm email={email} id={id} onDone={finish} />
      </DialogContent>
    </Dialog>
  )
}

interface FormProps {
  email: string
  id: string | undefined
  onDone: () => Promise<void>
}

function EndSessionsForm({ email, id, onDone }: FormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(endSessions.body.pick({ currentPassword: true })),
    defaultValues: { currentPassword: '' },
  })
  const end = useMutation({
    ...mutationFor(endSessions),
    onSuccess: ({ ended }) => {
      const title = ended === 1 ? texts.accounts.sessions.ended : texts.accounts.sessions.endedSeveral(ended)
      toast({ title, variant: 'success' })
      return onDone()
    },
    onError: ({ status, sentence = texts.accounts.sessions.failed, issues: [issue] }) => {
      if (issue) {
        setError('currentPassword', { message: issue.message }, { shouldFocus: true })
        return
      }
      toast({ title: texts.accounts.sessions.error, description: sentence, variant: 'destructive' })
      // Already ended elsewhere or expired.
      if (status === 404) return onDone()
    },
  })

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ currentPassword }) =>
        end.mutate({ body: { currentPassword, ...(id && { id }) } }),
      )}
    >
      <KnownUsername email={email} />
      <Field label={texts.accounts.sessions.password} error={formState.errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <FormError>{end.error?.issues.length === 0 && end.error.message}</FormError>
      <FormFooter variant="danger" busy={end.isPending}>
        {id ? texts.accounts.sessions.confirm : texts.accounts.sessions.confirmOthers}
      </FormFooter>
    </form>
  )
}
