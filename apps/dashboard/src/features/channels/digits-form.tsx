import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type Channel, confirmChannel, digitsLength, testChannel } from '@candour/schemas/channels.ts'
import { Button } from '@candour/ui/button.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { channelsQuery } from '#features/channels/queries.ts'
import { texts } from '#shared/texts.ts'

interface DigitsFormProps {
  companyId: string
  channel: Channel
  onConfirmed: () => void
}

/** Asks for the digits of the test message, which prove that it is seen in the right chat. */
export function DigitsForm({ companyId, channel: { id, lastError }, onConfirmed }: DigitsFormProps) {
  const queryClient = useQueryClient()
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<string>()
  const keep = (channel: Channel) =>
    queryClient.setQueryData(channelsQuery(companyId).queryKey, (known) =>
      known?.map((one) => (one.id === channel.id ? channel : one)),
    )
  const confirm = useMutation({
    ...mutationFor(confirmChannel),
    onSuccess: (channel) => {
      keep(channel)
      toast({ title: texts.channels.digits.connected, variant: 'success' })
      void refetchChanged(queryClient, confirmChannel)
      onConfirmed()
    },
    onError: ({ message }) => setProblem(message),
  })
  const test = useMutation({
    ...mutationFor(testChannel),
    onSuccess: (channel) => {
      keep(channel)
      setDigits('')
      setProblem(undefined)
      if (!channel.lastError) toast({ title: texts.channels.test.sent, variant: 'success' })
    },
    onError: toastError(texts.channels.test.failed),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = confirmChannel.body.safeParse({ digits })
    setProblem(error?.issues[0]?.message)
    if (data) confirm.mutate({ params: { id }, query: { companyId }, body: data })
  }
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {lastError && (
        <p role="alert" className="rounded-md bg-danger-soft px-3.5 py-2.5 text-danger text-sm">
          {lastError} {texts.channels.digits.ifAddressWrong}
        </p>
      )}
      <Field label={texts.channels.digits.label} error={problem}>
        <Input
          value={digits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={digitsLength}
          className="w-32 font-mono text-lg tracking-wider"
          onChange={({ target }) => setDigits(target.value)}
        />
      </Field>
      <div>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5"
          busy={test.isPending}
          onClick={() => test.mutate({ params: { id }, query: { companyId } })}
        >
          {texts.channels.digits.sendAnother}
        </Button>
      </div>
      <FormFooter busy={confirm.isPending}>{texts.channels.digits.confirm}</FormFooter>
    </form>
  )
}
