import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import type { Location } from '@candour/schemas/locations.ts'
import {
  digestInterval,
  getNotifications,
  type Notifications,
  updateNotifications,
} from '@candour/schemas/notifications.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, use, useState } from 'react'
import { AlertFields, lacksLocation, QuietHoursFields } from '#features/notifications/alert-fields.tsx'
import { TestAlert } from '#features/notifications/test-alert.tsx'
import { ifStill } from '#shared/if-still.ts'
import { ReadOnly, useRoleIncludes } from '#shared/permissions.ts'
import { SaveBar } from '#shared/save-bar.tsx'
import { texts } from '#shared/texts.ts'

interface NotificationsFormProps {
  companyId: string
  saved: Notifications
  locations: readonly Location[]
}

type Choice = Pick<Notifications, 'alerts' | 'digest' | 'quietHours'>

/** Alerts, digest and quiet hours of the user, saved together. */
export function NotificationsForm({ companyId, saved, locations }: NotificationsFormProps) {
  const queryClient = useQueryClient()
  const words = texts.notifications
  const readOnly = use(ReadOnly)
  const mayReply = useRoleIncludes('reviews:reply')
  const [choice, setChoice] = useState<Choice>(() => choiceOf(saved))
  const { alerts, digest, quietHours } = choice
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part })
  const isChanged = JSON.stringify(choice) !== JSON.stringify(choiceOf(saved))

  const update = useMutation({
    ...mutationFor(updateNotifications),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryFor(getNotifications, { query: { companyId } }).queryKey, saved)
      void refetchChanged(queryClient, updateNotifications)
      toast({ title: words.saved, variant: 'success' })
    },
  })
  const errorAt = (path: string) => update.error?.issues.find((issue) => issue.path === path)?.message
  const [checked, setChecked] = useState(false)
  const isExplained = ['quietHours.from', 'quietHours.to'].some(errorAt)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (lacksLocation(alerts)) return
    update.mutate(
      { query: { companyId }, body: choice },
      { onSuccess: (saved) => setChoice(ifStill(choice, choiceOf(saved))) },
    )
  }
  useUnsaved(isChanged && !update.isPending)

  return (
    <form noValidate onSubmit={save}>
      <fieldset disabled={readOnly} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SectionCard
          id="alerts"
          title={words.alerts.title}
          description={mayReply ? words.alerts.descriptionForResponders : words.alerts.description}
        >
          <AlertFields alerts={alerts} locations={locations} onChange={(alerts) => change({ alerts })} />
          {saved.alerts.when !== 'off' && (
            <div className="mt-4">
              <TestAlert companyId={companyId} />
            </div>
          )}
        </SectionCard>

        <SectionCard
          id="quiet-hours"
          title={words.quietHours.title}
          description={words.quietHours.description}
        >
          <QuietHoursFields
            quietHours={quietHours}
            saved={saved.quietHours}
            errorAt={errorAt}
            onChange={(quietHours) => change({ quietHours })}
          />
        </SectionCard>

        <SectionCard id="digest" title={words.digest.title} description={words.digest.description}>
          <Field label={words.digest.when} className="mt-4 sm:max-w-xs">
            <Select
              value={digest}
              onChange={({ target }) => change({ digest: digestInterval.parse(target.value) })}
            >
              {digestInterval.options.map((interval) => (
                <option key={interval} value={interval}>
                  {words.digest.intervals[interval]}
                </option>
              ))}
            </Select>
          </Field>
          {saved.digestPaused && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft py-2 pr-2 pl-3.5 text-sm text-warning">
              <p className="min-w-48 flex-1 py-1">{words.digest.paused}</p>
              <Button
                variant="secondary"
                size="sm"
                busy={update.isPending}
                onClick={() =>
                  update.mutate(
                    { query: { companyId }, body: { digest: digest === 'off' ? 'weekly' : digest } },
                    {
                      // Unsaved changes of the other fields stay.
                      onSuccess: (saved) =>
                        setChoice((now) => ({ ...now, digest: ifStill(digest, saved.digest)(now.digest) })),
                    },
                  )
                }
              >
                {words.digest.resume}
              </Button>
            </div>
          )}
        </SectionCard>
      </fieldset>
      <FormError>
        {checked && lacksLocation(alerts)
          ? words.alerts.locationRequired
          : !isExplained && update.error?.message}
      </FormError>
      {!readOnly && <SaveBar isChanged={isChanged} isSaving={update.isPending} />}
    </form>
  )
}

const choiceOf = ({ alerts, digest, quietHours }: Notifications): Choice => ({ alerts, digest, quietHours })
