import { call } from '@candour/api-client/call.ts'
import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { useDebounced } from '@candour/console/use-debounced.ts'
import { type AdminUser, createUser, linkUser, listUsers } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { Combobox } from '@candour/ui/combobox.tsx'
import { controlTexts } from '@candour/ui/control-texts.ts'
import { DialogFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'

export interface UserFormProps {
  companyId: string
  onDone: () => void
}

interface LinkFormProps extends UserFormProps {
  /** Called with an address that matches no other user. */
  onInvite: (email: string) => void
}

/** Links an existing user to a company. */
export function LinkForm({ companyId, onDone, onInvite }: LinkFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<AdminUser>()
  const [asked, setAsked] = useState(false)
  const search = useDebounced(text.trim())
  const found = useQuery({
    ...queryFor(listUsers, { query: { notInCompany: companyId, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const users = found.data?.items ?? []
  useUnsaved(text !== '' || chosen !== undefined)
  const address = createUser.body.shape.email.safeParse(search)

  const link = useMutation({
    mutationFn: ({ id }: AdminUser) => call(linkUser, { params: { id: companyId }, body: { userId: id } }),
    onSuccess: () => {
      toast({ title: 'User linked successfully', variant: 'success' })
      void refetchChanged(client, linkUser)
    },
    onError: toastError('Failed to link user'),
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (chosen) link.mutate(chosen, { onSuccess: onDone })
      }}
    >
      <Field
        label="User"
        description={
          <span className="wrap-anywhere">{chosen ? `Selected: ${chosen.email}` : 'No user selected'}</span>
        }
        error={found.error?.message ?? (asked && !chosen && 'Please select a user')}
      >
        <Combobox
          placeholder="Search by name or email"
          maxLength={254}
          text={text}
          onTextChange={setText}
          options={users.map(({ id, email, name, role, state }) => ({
            value: id,
            label: name ? `${name} (${email})` : email,
            detail:
              state === 'disabled' ? 'Disabled' : role === 'superadmin' && controlTexts.profile.roles[role],
          }))}
          value={chosen?.id}
          onChange={(id) => setChosen(users.find((user) => user.id === id))}
          busy={found.isFetching || search !== text.trim()}
          empty={
            search ? (
              <>
                <p>No other user matches</p>
                {address.success && (
                  <Button
                    variant="secondary"
                    size="sm"
                    icon={<MailPlus />}
                    className="max-w-full"
                    onClick={() => onInvite(address.data)}
                  >
                    <span className="truncate">Invite {address.data}</span>
                  </Button>
                )}
              </>
            ) : (
              'All users are linked to this company'
            )
          }
          more={found.data?.nextCursor && 'Keep typing to narrow the results'}
        />
      </Field>
      <FormError>{link.error?.issues.length === 0 && link.error.message}</FormError>
      <DialogFooter busy={link.isPending}>
        <Button type="submit" busy={link.isPending}>
          Link User
        </Button>
      </DialogFooter>
    </form>
  )
}
