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

/** How to get what a chat is connected by. */
const steps: Record<ChannelKind, readonly string[]> = {
  slack: [
    'Open api.slack.com/apps, and create an app from scratch for your workspace.',
    'Choose Incoming Webhooks and switch them on.',
    'Choose Add New Webhook, then the channel.',
    'Copy the webhook URL, and paste it here.',
  ],
  teams: [
    'In Teams, open the menu of the channel (…), and choose Workflows.',
    'Choose “Send webhook alerts to a channel”, and save.',
    'Copy the address that is shown, and paste it here.',
  ],
  discord: [
    'In Discord, open the settings of the channel, then Integrations.',
    'Choose Webhooks, then New Webhook.',
    'Choose Copy Webhook URL, and paste it here.',
  ],
  telegram: [
    'In Telegram, write /newbot to @BotFather, and copy the token that it answers.',
    'Add your new bot to the group, or write to it.',
    'Find the number of the chat: open api.telegram.org/bot<token>/getUpdates in a browser, and look for “chat” and “id”.',
  ],
  google_chat: [
    'In Google Chat, open the menu of the space, then Apps & integrations.',
    'Choose Webhooks, and add one.',
    'Copy its link, and paste it here.',
  ],
}

const fields = {
  url: { label: 'Webhook address', description: 'Keep it secret: whoever knows it can write in this chat.' },
  token: {
    label: 'Token of the bot',
    description: 'Keep it secret: whoever knows it can write as this bot.',
  },
  chat: {
    label: 'Chat',
    description: 'A number such as -1001234567890, or the name of a public chat such as @example.',
  },
} as const

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
      <Field label="Kind of chat">
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
        {steps[kind].map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      {addressFields(kind).map((field) => (
        <Field key={field} {...fields[field]} error={problems[field]}>
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
      <Field label="Name" description="Only your team sees it here, such as #reviews." error={problems.name}>
        <Input
          value={name}
          dir="auto"
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <FormError>{Object.keys(problems).length === 0 && connect.error?.message}</FormError>
      <FormFooter busy={connect.isPending}>Send test message</FormFooter>
    </form>
  )
}

function byPath(issues: readonly { path: string | readonly PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [[path].flat().join('.'), message]))
}
