import { ApiError } from '@candour/api-client/call.ts'
import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo, formatDate } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { addDevice, getPush, type PushDevice } from '@candour/schemas/push.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { deviceHere, NotAllowed, supportHere, turnOff, turnOn } from '#features/push/browser.ts'
import { deviceName } from '#shared/device-name.ts'
import { texts } from '#shared/texts.ts'

/** Turns notifications of the user's alerts on and off, here and on other devices. */
export function DevicesCard() {
  const { data: me } = useQuery(queryFor(getMe, {}))
  // Devices belong to an account, and what is viewed is not the viewer's own.
  return me && !me.viewAs && <Devices />
}

function Devices() {
  const push = useQuery(queryFor(getPush, {}))
  const here = useQuery({ queryKey: ['device-here'], queryFn: deviceHere })
  const card = useRef<HTMLElement>(null)
  const devices = push.data?.devices ?? []
  const isOnHere = devices.some(({ id }) => id === here.data)
  return (
    <section ref={card} aria-labelledby="devices" tabIndex={-1} className="outline-none">
      <Card>
        <CardHeader id="devices" title={texts.push.title} description={texts.push.description} />
        {push.data && !here.isPending ? (
          <>
            {!isOnHere && <TurnOn publicKey={push.data.publicKey} />}
            {devices.length > 0 && (
              <ul aria-labelledby="devices" className="mt-4 divide-y divide-line">
                {devices.map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    isHere={device.id === here.data}
                    onRemoved={() => card.current?.focus()}
                  />
                ))}
              </ul>
            )}
          </>
        ) : push.error ? (
          <div className="mt-4">
            <QueryFailedNote query={push} title={texts.push.failed} />
          </div>
        ) : (
          <Skeleton className="mt-4 h-11 w-56" />
        )}
      </Card>
    </section>
  )
}

function TurnOn({ publicKey }: { publicKey: string }) {
  const support = supportHere()
  const changed = useChanged()
  const add = useMutation({
    mutationFn: () => turnOn(publicKey),
    onSuccess: async ({ name }) => {
      await changed()
      toast({ title: texts.push.isOn, description: deviceName(name), variant: 'success' })
    },
    onError: (error: Error) => {
      const title = texts.push.isStillOff
      if (error instanceof NotAllowed) toast({ title, description: texts.push.notAllowed })
      else
        toast({
          title,
          description: error instanceof ApiError ? error.sentence : texts.push.unreachable,
          variant: 'destructive',
        })
    },
  })
  return support === 'possible' ? (
    <Button variant="secondary" className="mt-4" busy={add.isPending} onClick={() => add.mutate()}>
      {texts.push.turnOn}
    </Button>
  ) : (
    <p className="mt-4 rounded-md bg-surface-sunken px-3.5 py-3 text-ink text-sm">
      {texts.push.reasons[support]}
    </p>
  )
}

interface DeviceRowProps {
  device: PushDevice
  isHere: boolean
  /** Called when the button that had the focus is gone. */
  onRemoved: () => void
}

function DeviceRow({ device: { id, name, createdAt, lastUsedAt }, isHere, onRemoved }: DeviceRowProps) {
  const changed = useChanged()
  const remove = useMutation({
    mutationFn: () => turnOff(id),
    onSuccess: async () => {
      await changed()
      onRemoved()
      toast({ title: texts.push.isOff, description: deviceName(name), variant: 'success' })
    },
    onError: toastError(texts.push.turnOffFailed),
  })
  const Icon = /\b(Android|iPhone|iPad)\b/.test(name) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink text-sm">
          <bdi>{deviceName(name)}</bdi>
          {isHere && <Badge tone="success">{texts.push.thisDevice}</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {lastUsedAt
            ? texts.push.lastNotified(formatAgo(lastUsedAt))
            : texts.push.since(formatDate(createdAt))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.push.turnOffLabel(deviceName(name))}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {texts.push.turnOff}
      </Button>
    </li>
  )
}

/** Returns a function that shows what has changed. */
function useChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      refetchChanged(queryClient, addDevice),
      queryClient.invalidateQueries({ queryKey: ['device-here'] }),
    ])
}
