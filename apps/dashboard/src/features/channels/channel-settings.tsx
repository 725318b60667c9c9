import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type Channel, testChannel, updateChannel } from '@candour/schemas/channels.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AlertFields, lacksLocation, QuietHoursFields } from '#features/notifications/alert-fields.tsx'
import { locationsQuery } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'

interface ChannelSettingsProps {
  companyId: string
  channel: Channel
  onSaved: () => void
}

/** What a chat shows, and when. */
export function ChannelSettings({ companyId, channel, onSaved }: ChannelSettingsProps) {
  const queryClient = useQueryClient()
  const { id } = channel
  const locations = useQuery(locationsQuery(companyId))
  const [choice, setChoice] = useState(() => choiceOf(channel))
  const [checked, setChecked] = useState(false)
  const { threshold, when, locationIds, quietHours, words, active } = choice
  const change = (part: Partial<typeof choice>) => setChoice({ ...choice, ...part })
  const update = useMutation({
    ...mutationFor(updateChannel),
    onSuccess: () => {
      toast({ title: texts.channels.settings.saved, variant: 'success' })
      void refetchChanged(queryClient, updateChannel)
      onSaved()
    },
  })
  const test = useMutation({
    ...mutationFor(testChannel),
    onSuccess: ({ lastError }) => {
      void refetchChanged(queryClient, testChannel)
      if (lastError)
        toast({ title: texts.channels.test.notDelivered, description: lastError, variant: 'destructive' })
      else toast({ title: texts.channels.test.sent, variant: 'success' })
    },
    onError: toastError(texts.channels.test.failed),
  })
  useUnsaved(JSON.stringify(choice) !== JSON.stringify(choiceOf(channel)) && !update.isPending)
  const errorAt = (path: string) => update.error?.issues.find((issue) => issue.path === path)?.message
  const isExplained = ['quietHours.from', 'quietHours.to'].some(errorAt)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (lacksLocation(choice)) return
    update.mutate({ params: { id }, query: { companyId }, body: choice })
  }
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {channel.lastError && <p className="text-danger text-sm">{channel.lastError}</p>}
      <Checkbox
        label={texts.channels.settings.active}
        checked={active}
        onChange={({ target }) => change({ active: target.checked })}
      />
      <AlertFields
        alerts={{ threshold, when, locationIds }}
        locations={locations.data ?? []}
        onChange={change}
      />
      <QuietHoursFields
        quietHours={quietHours}
        saved={channel.quietHours}
        errorAt={errorAt}
        onChange={(quietHours) => change({ quietHours })}
      />
      <Checkbox
        label={texts.channels.settings.words}
        checked={words}
        onChange={({ target }) => change({ words: target.checked })}
      />
      <p className="text-ink-muted text-sm">{texts.channels.settings.wordsText}</p>
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={test.isPending}
          onClick={() => test.mutate({ params: { id }, query: { companyId } })}
        >
          {texts.channels.settings.sendTest}
        </Button>
      </div>
      <FormError>
        {checked && lacksLocation(choice)
          ? texts.notifications.alerts.locationRequired
          : !isExplained && update.error?.message}
      </FormError>
      <FormFooter className="mt-2" busy={update.isPending}>
        {texts.channels.settings.save}
      </FormFooter>
    </form>
  )
}

function choiceOf({ threshold, when, locationIds, quietHours, words, active }: Channel) {
  return { threshold, when, locationIds, quietHours, words, active }
}
