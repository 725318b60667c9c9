import { ConfirmedButton } from '@candour/console/confirmed-button.tsx'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { isolated } from '@candour/console/texts.ts'
import { type Channel, channelKindNames, deleteChannel, maxChannels } from '@candour/schemas/channels.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus, Settings2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ChannelSettings } from '#features/channels/channel-settings.tsx'
import { ConnectForm } from '#features/channels/connect-form.tsx'
import { DigitsForm } from '#features/channels/digits-form.tsx'
import { channelsQuery } from '#features/channels/queries.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** A dialog of the card: connecting a chat, or one of a chat that exists. */
type Opened = 'connect' | { id: string; step: 'digits' | 'settings' }

/** The chats that read a company's alerts. */
export function ChannelsCard({ companyId }: { companyId: string }) {
  const channels = useQuery(channelsQuery(companyId))
  const mayChange = useMay('integrations:manage')
  const [opened, setOpened] = useState<Opened>()
  const heading = useRef<HTMLDivElement>(null)
  const { data } = channels
  const close = () => setOpened(undefined)
  return (
    <Card as="section" aria-labelledby="chat">
      <div
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-start justify-between gap-3 outline-none"
      >
        <CardHeader id="chat" title={texts.channels.title} description={texts.channels.description} />
        {mayChange && data && (
          <Button
            variant="secondary"
            icon={<Plus />}
            disabled={data.length >= maxChannels}
            onClick={() => setOpened('connect')}
          >
            {texts.channels.connect}
          </Button>
        )}
      </div>
      <NotLoaded
        query={channels}
        title={texts.channels.failed}
        placeholder="mt-4 h-16 w-full"
        className="mt-4"
      />
      {data && data.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {data.map((channel) => (
            <Row
              key={channel.id}
              companyId={companyId}
              channel={channel}
              mayChange={mayChange}
              onOpen={(step) => setOpened({ id: channel.id, step })}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <ChannelDialog
        companyId={companyId}
        channels={data ?? []}
        opened={opened}
        onOpen={setOpened}
        onClose={close}
      />
    </Card>
  )
}

interface ChannelDialogProps {
  companyId: string
  channels: readonly Channel[]
  opened: Opened | undefined
  onOpen: (opened: Opened) => void
  onClose: () => void
}

function ChannelDialog({ companyId, channels, opened, onOpen, onClose }: ChannelDialogProps) {
  const channel = typeof opened === 'object' ? channels.find(({ id }) => id === opened.id) : undefined
  const step = typeof opened === 'object' ? opened.step : opened
  return (
    <Dialog open={step === 'connect' || channel !== undefined} onOpenChange={onClose}>
      {step === 'connect' && (
        <DialogContent title={texts.channels.connecting.title}>
          <ConnectForm companyId={companyId} onConnected={({ id }) => onOpen({ id, step: 'digits' })} />
        </DialogContent>
      )}
      {channel && step === 'digits' && (
        <DialogContent
          title={texts.channels.digits.title}
          description={
            channel.lastError ? undefined : texts.channels.digits.sentTo(channelKindNames[channel.kind])
          }
        >
          <DigitsForm
            companyId={companyId}
            channel={channel}
            onConfirmed={() => onOpen({ id: channel.id, step: 'settings' })}
          />
        </DialogContent>
      )}
      {channel && step === 'settings' && (
        <DialogContent title={<bdi>{channel.name}</bdi>} description={texts.channels.settings.description}>
          <ChannelSettings companyId={companyId} channel={channel} onSaved={onClose} />
        </DialogContent>
      )}
    </Dialog>
  )
}

interface RowProps {
  companyId: string
  channel: Channel
  mayChange: boolean
  onOpen: (step: 'digits' | 'settings') => void
  onRemoved: () => void
}

function Row({ companyId, channel, mayChange, onOpen, onRemoved }: RowProps) {
  const { kind, name, confirmed, lastError } = channel
  const { tone, label } = statusOf(channel)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-medium text-ink text-sm" dir="auto">
          {name}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
          {channelKindNames[kind]}
          <Badge tone={tone}>{label}</Badge>
        </p>
        {lastError && <p className="mt-1 text-danger text-sm">{lastError}</p>}
      </div>
      {mayChange && (
        <div className="flex items-center gap-1">
          {confirmed ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.channels.chat.settingsOf(isolated(name))}
              title={texts.channels.chat.settings}
              icon={<Settings2 />}
              onClick={() => onOpen('settings')}
            />
          ) : (
            <Button variant="secondary" size="sm" onClick={() => onOpen('digits')}>
              {texts.channels.chat.enterDigits}
            </Button>
          )}
          <ConfirmedButton
            endpoint={deleteChannel}
            input={{ params: { id: channel.id }, query: { companyId } }}
            label={texts.channels.chat.removeNamed(isolated(name))}
            hint={texts.channels.chat.remove}
            title={<Sentence parts={texts.channels.removal.title(<bdi>{name}</bdi>)} />}
            description={texts.channels.removal.text}
            confirmLabel={texts.channels.removal.confirm}
            failed={texts.channels.removal.failed}
            onDone={onRemoved}
          />
        </div>
      )}
    </li>
  )
}

function statusOf({ confirmed, active, when, lastError }: Channel) {
  if (!confirmed) return { tone: 'warning', label: texts.channels.chat.notConfirmed } as const
  if (!active) return { tone: lastError ? 'danger' : 'neutral', label: texts.channels.chat.off } as const
  if (when === 'off') return { tone: 'neutral', label: texts.channels.chat.off } as const
  return lastError
    ? ({ tone: 'warning', label: texts.channels.chat.delayed } as const)
    : ({ tone: 'success', label: texts.channels.chat.on } as const)
}
