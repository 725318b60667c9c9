import { createUser } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { DialogFooter } from '@candour/ui/dialog.tsx'
import { EmailInput } from '@candour/ui/email-input.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useInvite } from '#features/users/invitations.ts'
import type { UserFormProps } from '#features/users/link-form.tsx'

const fields = createUser.body.pick({ email: true })

interface InviteFormProps extends UserFormProps {
  /** Initial address; if not empty, the field is focused. */
  email: string
}

/** Invites a user by email. */
export function InviteForm({ companyId, onDone, email }: InviteFormProps) {
  const invite = useInvite(companyId)
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email },
  })
  useUnsaved(formState.isDirty)
  useEffect(() => {
    if (email) setFocus('email')
  }, [email, setFocus])

  return (
    <form noValidate onSubmit={handleSubmit(({ email }) => invite.mutate(email, { onSuccess: onDone }))}>
      <Field
        label="Email"
        error={formState.errors.email?.message}
        description="An invitation email will be sent to set up their password"
      >
        <EmailInput {...register('email')} />
      </Field>
      <FormError>{invite.error?.issues.length === 0 && invite.error.message}</FormError>
      <DialogFooter busy={invite.isPending}>
        <Button type="submit" busy={invite.isPending}>
          Send Invitation
        </Button>
      </DialogFooter>
    </form>
  )
}
