import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { languageNames, memberLanguageOf, memberLanguages } from '@candour/schemas/languages.ts'
import { inviteMember, memberInput } from '@candour/schemas/team.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { EmailInput } from '@candour/ui/email-input.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { RoleOptions } from '#features/team/role-options.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { texts } from '#shared/texts.ts'

/** Button and dialog to invite someone to the team. */
export function InviteMember({ companyId }: { companyId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button icon={<UserPlus aria-hidden="true" />}>{texts.team.invite.invite}</Button>
      </DialogTrigger>
      <DialogContent title={texts.team.invite.title} description={texts.team.invite.description}>
        <InviteForm companyId={companyId} onInvited={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function InviteForm({ companyId, onInvited }: { companyId: string; onInvited: () => void }) {
  const client = useQueryClient()
  const words = texts.team.invite
  const { data: company } = useQuery(companyQuery(companyId))
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(memberInput),
    defaultValues: {
      email: '',
      role: 'responder' as const,
      // Visitors' languages are more than members'.
      language: memberLanguageOf(company?.defaultLanguage) ?? 'en',
    },
  })
  const form = useRef<HTMLFormElement>(null)
  const role = useWatch({ control, name: 'role' })
  const invite = useMutation({
    ...mutationFor(inviteMember),
    onSuccess: ({ email }) => {
      toast({
        title: words.sent,
        description: words.sentHint(isolated(email)),
        variant: 'success',
      })
      void refetchChanged(client, inviteMember)
    },
    onError: ({ message }) => {
      // The form, which says it otherwise, was left.
      if (!form.current) toast({ title: words.title, description: message, variant: 'destructive' })
    },
  })
  useUnsaved(formState.isDirty && !invite.isPending)

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit((body) =>
        // Not called once the form was left: the dialog may be open for someone else by then.
        invite.mutate({ query: { companyId }, body }, { onSuccess: onInvited }),
      )}
      className="grid gap-4"
    >
      <Field label={words.email} error={formState.errors.email?.message ?? invite.error?.issues[0]?.message}>
        <EmailInput {...register('email')} />
      </Field>
      <Field label={words.role} description={texts.team.roleSummaries[role]}>
        <Select {...register('role')}>
          <RoleOptions />
        </Select>
      </Field>
      <Field label={words.language}>
        <Select {...register('language')}>
          {memberLanguages.map((language) => (
            <option key={language} lang={language} value={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </Field>
      <FormError>{invite.error?.issues.length === 0 && invite.error.message}</FormError>
      <FormFooter className="mt-2" busy={invite.isPending}>
        {words.send}
      </FormFooter>
    </form>
  )
}
