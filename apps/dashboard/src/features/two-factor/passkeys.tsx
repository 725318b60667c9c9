import { ApiError, call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo, formatDate } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { addPasskey, createPasskeyOptions, type Passkey, removePasskey } from '@candour/schemas/two-factor.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Method } from '#features/two-factor/method.tsx'
import { Panel } from '#features/two-factor/panel.tsx'
import { passkeysQuery } from '#features/two-factor/queries.ts'
import { type StepUp, wasCanceled } from '#features/two-factor/step-up.tsx'
import { createPasskey, hasPasskeys, PasskeyExists } from '#features/two-factor/webauthn.ts'
import { texts } from '#shared/texts.ts'

interface PasskeysProps {
  stepUp: StepUp
  /** @param recoveryCodes new ones, if the passkey is the first factor */
  onAdded: (recoveryCodes: readonly string[] | null) => void
  /** Called when the button that had the focus is gone. */
  onGone: () => void
}

/** The user's passkeys, which can be added and removed. */
export function Passkeys({ stepUp, onAdded, onGone }: PasskeysProps) {
  const [adding, setAdding] = useState(false)
  const passkeys = useQuery(passkeysQuery)
  const supported = hasPasskeys()
  const words = texts.twoFactor.passkeys
  return (
    <Method
      name={words.name}
      isOn={(passkeys.data?.length ?? 0) > 0}
      description={supported ? words.description : words.unsupported}
      actions={
        supported &&
        !adding && (
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {adding && (
        <AddPasskey
          stepUp={stepUp}
          onAdded={(recoveryCodes) => {
            setAdding(false)
            onGone()
            onAdded(recoveryCodes)
          }}
          onCancel={() => {
            setAdding(false)
            onGone()
          }}
        />
      )}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label={words.list} className="mt-3 grid gap-2">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} stepUp={stepUp} onRemoved={onGone} />
          ))}
        </ul>
      )}
      <QueryFailedNote query={passkeys} className="mt-3" />
    </Method>
  )
}

interface AddPasskeyProps extends Pick<PasskeysProps, 'stepUp' | 'onAdded'> {
  onCancel: () => void
}

function AddPasskey({ stepUp, onAdded, onCancel }: AddPasskeyProps) {
  const { adding } = texts.twoFactor.passkeys
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: async () => {
      const options = await stepUp.run(() => call(createPasskeyOptions, {}))
      const created = await createPasskey(options)
      const body = { ...created, ...(name.trim() && { name }) }
      return stepUp.run(() => call(addPasskey, { body }))
    },
    onSuccess: ({ passkey, recoveryCodes }) => {
      toast({ title: texts.twoFactor.passkeys.added, description: passkey.name, variant: 'success' })
      onAdded(recoveryCodes)
    },
    onError: toastFailure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  return (
    <Panel title={adding.title}>
      <p className="text-ink-muted text-sm">{adding.text}</p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={adding.name} optional description={adding.nameHint}>
          <Input
            dir="auto"
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onCancel}>
            {adding.cancel}
          </Button>
          <Button type="submit" busy={add.isPending && !stepUp.isHeld}>
            {adding.proceed}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function toastFailure(error: unknown): void {
  const words = texts.twoFactor.passkeys
  if (error instanceof PasskeyExists) {
    toast(words.exists)
  } else if (wasCanceled(error)) {
    toast(words.canceled)
  } else {
    const description = error instanceof ApiError ? error.sentence : words.refused
    toast({ title: words.addFailed, description, variant: 'destructive' })
  }
}

interface PasskeyRowProps {
  passkey: Passkey
  stepUp: StepUp
  onRemoved: () => void
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, stepUp, onRemoved }: PasskeyRowProps) {
  const words = texts.twoFactor.passkeys
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => stepUp.run(() => call(removePasskey, { params: { id } })),
    onSuccess: () => {
      toast({ title: words.removed, variant: 'success' })
      return refetchChanged(client, removePasskey).then(onRemoved)
    },
    onError: (error) => {
      if (wasCanceled(error)) return
      toastError(words.removeFailed)(error)
      // It has already been removed elsewhere.
      if (error.code === 'passkey_not_found') void refetchChanged(client, removePasskey)
    },
  })
  return (
    <li className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere line-clamp-2 font-medium text-ink text-sm" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-muted text-sm">
          {lastUsedAt ? words.lastUsed(formatAgo(lastUsedAt)) : words.addedOn(formatDate(createdAt))}
        </p>
      </div>
      <ConfirmDialog
        title={<Sentence parts={words.removeTitle(<bdi>{name}</bdi>)} />}
        description={words.removeDescription}
        confirmLabel={words.removeConfirm}
        destructive
        onConfirm={() => remove.mutate()}
        trigger={
          <Button
            variant="secondary"
            size="sm"
            busy={remove.isPending && !stepUp.isHeld}
            aria-label={words.removeLabel(isolated(name))}
          >
            {words.remove}
          </Button>
        }
      />
    </li>
  )
}
