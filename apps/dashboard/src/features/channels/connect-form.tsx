import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import {
  addressFields,
  type Channel,
  type ChannelKind,
  channelKind,
  channelKindNames,
  createChannel,
} from '@candour/schemas/channels.ts'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { channelsQuery } from '#features/channels/queries.ts'
import { texts } from '#shared/texts.ts'

interface ConnectFormProps {
  companyId: string
  /** Called once the chat was sent its digits. */
  onConnected: (channel: Channel) => void
}

export function ConnectForm({ companyId, onConnected }: ConnectFormProps) {
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<ChannelKind>('slack')
  const [name, setName] = useState('')
  const [address, setAddress] = useState({ url: '', token: '', chat: '' })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const connect = useMutation({
    ...mutationFor(createChannel),
    onSuccess: (channel) => {
      queryClient.setQueryData(channelsQuery(companyId).queryKey, (known) => [...(known ?? []), channel])
      void refetchChanged(queryClient, createChannel)
      onConnected(channel)
    },
    onError: ({ issues }) => setProblems(byPath(issues)),
  })
  useUnsaved(
    (name !== '' || Object.values(address).some(Boolean)) && !connect.isPending && !connect.isSuccess,
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const given = Object.fromEntries(addressFields(kind).map((field) => [field, address[field]]))
    const { data, error } = createChannel.body.safeParse({ kind, name, ...given })
    setProblems(byPath(error?.issues ?? []))
    if (data) connect.mutate({ query: { companyId }, body: data })
  }
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={texts.channels.connecting.kind}>
        <Select
          value={kind}
          onChange={({ target }) => {
            setKind(channelKind.parse(target.value))
            setProblems({})
          }}
        >
          {channelKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {channelKindNames[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <ol
        className="grid gap-1 rounded-md bg-surface-sunken px-3.5 py-3 text-ink-muted text-sm"
        style={{ listStyle: 'decimal inside' }}
      >
        {texts.channels.connecting.steps[kind].map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      {addressFields(kind).map((field) => (
        <Field key={field} {...texts.channels.connecting.fields[field]} error={problems[field]}>
          <Input
            value={address[field]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            onChange={({ target }) => setAddress({ ...address, [field]: target.value })}
          />
        </Field>
      ))}
      <Field {...texts.channels.connecting.fields.name} error={problems.name}>
        <Input
          value={name}
          dir="auto"
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <FormError>{Object.keys(problems).length === 0 && connect.error?.message}</FormError>
      <FormFooter busy={connect.isPending}>{texts.channels.connecting.submit}</FormFooter>
    </form>
  )
}

function byPath(issues: readonly { path: string | readonly PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [[path].flat().join('.'), message]))
}
