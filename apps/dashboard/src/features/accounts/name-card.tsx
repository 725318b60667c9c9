import { keyFor, mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { updateMe } from '@candour/schemas/own-account.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ifStill } from '#shared/if-still.ts'
import { texts } from '#shared/texts.ts'

/** The name that colleagues see. */
export function NameCard({ name }: { name: string | null }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const saved = name ?? ''
  const [typed, setTyped] = useState(saved)
  const [problem, setProblem] = useState<string>()

  const refuse = (message: string | undefined) => {
    setProblem(message)
    if (message) input.current?.focus()
  }
  const update = useMutation({
    ...mutationFor(updateMe),
    onSuccess: ({ user }) => {
      queryClient.setQueryData<CurrentUser>(keyFor(getMe, {}), (known) => known && { ...known, user })
      toast({
        title: user.name ? texts.accounts.name.saved : texts.accounts.name.removed,
        variant: 'success',
      })
      void refetchChanged(queryClient, updateMe)
    },
    onError: (error) => refuse(error.issues[0]?.message),
  })
  const isChanged = typed.trim() !== saved
  useUnsaved(isChanged && !update.isPending)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = updateMe.body.safeParse({ name: typed })
    if (error) return refuse(error.issues[0]?.message)
    setProblem(undefined)
    update.mutate({ body: data }, { onSuccess: ({ user }) => setTyped(ifStill(typed, user.name ?? '')) })
  }

  return (
    <SectionCard id="name" title={texts.accounts.name.title} description={texts.accounts.name.description}>
      <form noValidate onSubmit={save} className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field label={texts.accounts.name.label} optional error={problem}>
          <Input
            ref={input}
            dir="auto"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
            autoComplete="name"
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="sm:mt-6.5"
          disabled={!isChanged}
          busy={update.isPending}
        >
          {texts.accounts.name.save}
        </Button>
      </form>
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
    </SectionCard>
  )
}
