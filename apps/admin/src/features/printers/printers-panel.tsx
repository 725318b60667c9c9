import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { ConfirmedButton } from '@candour/console/confirmed-button.tsx'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import { addPrinter, type Printer, removePrinter } from '@candour/schemas/printers.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { EmailInput } from '@candour/ui/email-input.tsx'
import { Field } from '@candour/ui/field.tsx'
import { toast } from '@candour/ui/toast.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { printers } from '#features/printers/queries.ts'

/** Invites and removes printers. */
export function PrintersPanel() {
  const list = useQuery(printers)
  return (
    <SectionCard
      id="printers"
      title="Printers"
      description="They sign in here and see the orders that you give to them, without phone numbers and prices, and nothing else."
      className="mt-6"
    >
      <NotLoaded
        query={list}
        title="Failed to load the printers"
        placeholder="h-12 rounded-md"
        className="py-4"
      />
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line">
          {list.data.map((printer) => (
            <PrinterRow key={printer.id} printer={printer} />
          ))}
        </ul>
      )}
      <InviteForm />
    </SectionCard>
  )
}

function PrinterRow({ printer: { id, email, name, state } }: { printer: Printer }) {
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <span className="wrap-anywhere min-w-0 flex-1 text-ink">
        <bdi>{name === null ? email : `${name} (${email})`}</bdi>
      </span>
      {state !== 'active' && <Badge>{state === 'invited' ? 'Invited' : 'Disabled'}</Badge>}
      <ConfirmedButton
        endpoint={removePrinter}
        input={{ params: { id } }}
        label={`Remove ${email}`}
        title="Remove this printer?"
        description={`${email} can no longer sign in. The orders given to them stay, and are given to nobody.`}
        confirmLabel="Remove printer"
        done="Printer removed"
        failed="Failed to remove the printer"
      />
    </li>
  )
}

function InviteForm() {
  const client = useQueryClient()
  const inviting = useMutation({
    ...mutationFor(addPrinter),
    onSuccess: ({ email, state }) => {
      toast({
        title: state === 'invited' ? 'Invitation sent' : 'This printer is already there',
        description: email,
        variant: 'success',
      })
      return refetchChanged(client, addPrinter)
    },
    onError: toastError('Failed to invite the printer'),
  })
  const { register, handleSubmit, formState, getValues, reset } = useForm({
    resolver: zodResolver(addPrinter.body),
    defaultValues: { email: '' },
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit((body) =>
        inviting.mutate(
          { body },
          // The next address may have been typed meanwhile.
          { onSuccess: () => getValues('email').trim() === body.email && reset() },
        ),
      )}
      className="mt-4 flex flex-wrap items-start gap-3"
    >
      <Field
        label="Email of a printer"
        hideLabel
        error={formState.errors.email?.message}
        className="min-w-56 flex-1"
      >
        <EmailInput placeholder="press@example.com" {...register('email')} />
      </Field>
      <Button type="submit" variant="secondary" busy={inviting.isPending}>
        Invite printer
      </Button>
    </form>
  )
}
