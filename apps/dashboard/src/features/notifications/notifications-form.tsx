import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { ratings } from '@candour/schemas/limits.ts'
import type { Location } from '@candour/schemas/locations.ts'
import {
  type AlertTime,
  alertTime,
  type DigestInterval,
  digestInterval,
  getNotifications,
  type Notifications,
  updateNotifications,
} from '@candour/schemas/notifications.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, use, useState } from 'react'
import { TestAlert } from '#features/notifications/test-alert.tsx'
import { choosable } from '#shared/locations.ts'
import { ReadOnly, useRoleIncludes } from '#shared/permissions.ts'
import { SaveBar } from '#shared/save-bar.tsx'
import { zoneName, zonesWith } from '#shared/time-zones.ts'

export interface NotificationsFormProps {
  companyId: string
  saved: Notifications
  locations: readonly Location[]
}

type Choice = Pick<Notifications, 'alerts' | 'digest' | 'quietHours'>

const alertTimes: Record<AlertTime, string> = {
  instant: 'Right away',
  daily: 'Once a day',
  off: 'Off',
}
const digestIntervals: Record<DigestInterval, string> = {
  weekly: 'Every Monday morning',
  monthly: 'Every month',
  off: 'Off',
}

/** Alerts, digest and quiet hours of the user, saved together. */
export function NotificationsForm({ companyId, saved, locations }: NotificationsFormProps) {
  const queryClient = useQueryClient()
  const readOnly = use(ReadOnly)
  const mayReply = useRoleIncludes('reviews:reply')
  const [choice, setChoice] = useState<Choice>(() => choiceOf(saved))
  const { alerts, digest, quietHours } = choice
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part })
  const isChanged = JSON.stringify(choice) !== JSON.stringify(choiceOf(saved))

  const update = useMutation({
    ...mutationFor(updateNotifications),
    onSuccess: (saved, { body }) => {
      queryClient.setQueryData(queryFor(getNotifications, { query: { companyId } }).queryKey, saved)
      void refetchChanged(queryClient, updateNotifications)
      // Resuming the digest does not touch unsaved changes of the other fields.
      setChoice((now) => (body.alerts ? choiceOf(saved) : { ...now, digest: saved.digest }))
      toast({ title: 'Notifications saved', variant: 'success' })
    },
  })
  const errorAt = (path: string) => update.error?.issues.find((issue) => issue.path === path)?.message
  const lacksLocation = alerts.when !== 'off' && alerts.locationIds?.length === 0
  const [checked, setChecked] = useState(false)
  const isExplained = ['quietHours.from', 'quietHours.to'].some(errorAt)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (lacksLocation) return
    update.mutate({ query: { companyId }, body: choice })
  }
  useUnsaved(isChanged && !update.isPending)

  return (
    <form noValidate onSubmit={save}>
      <fieldset disabled={readOnly} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section" aria-labelledby="alerts">
          <CardHeader
            id="alerts"
            title="Alerts"
            description={
              mayReply
                ? 'About reviews with few stars, visitors’ replies, and what colleagues assign to you or mention you in.'
                : 'About reviews with few stars.'
            }
          />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <Field label="Send alerts">
              <Select
                value={alerts.when}
                onChange={({ target }) =>
                  change({ alerts: { ...alerts, when: alertTime.parse(target.value) } })
                }
              >
                {alertTime.options.map((when) => (
                  <option key={when} value={when}>
                    {alertTimes[when]}
                  </option>
                ))}
              </Select>
            </Field>
            {alerts.when !== 'off' && (
              <Field label="For reviews with">
                <Select
                  value={alerts.threshold}
                  onChange={({ target }) =>
                    change({ alerts: { ...alerts, threshold: Number(target.value) } })
                  }
                >
                  {ratings.map((stars) => (
                    <option key={stars} value={stars}>
                      {starsUpTo(stars)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </div>
          {alerts.when !== 'off' && (locations.length > 0 || alerts.locationIds) && (
            <Locations
              locations={choosable(locations, undefined)}
              chosen={alerts.locationIds}
              onChange={(locationIds) => change({ alerts: { ...alerts, locationIds } })}
            />
          )}
          {saved.alerts.when !== 'off' && (
            <div className="mt-4">
              <TestAlert companyId={companyId} size="sm" />
            </div>
          )}
        </Card>

        <Card as="section" aria-labelledby="quiet-hours">
          <CardHeader
            id="quiet-hours"
            title="Quiet hours"
            description="Alerts wait until these hours are over."
          />
          <Checkbox
            className="mt-2"
            label="Send no alerts between certain hours"
            checked={quietHours !== null}
            onChange={({ target }) =>
              change({
                quietHours: target.checked ? (saved.quietHours ?? usualHours()) : null,
              })
            }
          />
          {quietHours && (
            <div className="mt-2 grid gap-4 min-[22rem]:grid-cols-2 sm:grid-cols-[9rem_9rem_minmax(0,1fr)]">
              <Field label="From" error={errorAt('quietHours.from')}>
                <Input
                  type="time"
                  required
                  value={quietHours.from}
                  onChange={({ target }) => change({ quietHours: { ...quietHours, from: target.value } })}
                />
              </Field>
              <Field label="To" error={errorAt('quietHours.to')}>
                <Input
                  type="time"
                  required
                  value={quietHours.to}
                  onChange={({ target }) => change({ quietHours: { ...quietHours, to: target.value } })}
                />
              </Field>
              <Field label="Time zone" className="min-[22rem]:max-sm:col-span-2">
                <Select
                  value={quietHours.timeZone}
                  onChange={({ target }) => change({ quietHours: { ...quietHours, timeZone: target.value } })}
                >
                  {zonesWith(quietHours.timeZone).map((zone) => (
                    <option key={zone} value={zone}>
                      {zoneName(zone)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          )}
        </Card>

        <Card as="section" aria-labelledby="digest">
          <CardHeader
            id="digest"
            title="Digest"
            description="Reviews, ratings and what is still unanswered, in one email."
          />
          <Field label="Send the digest" className="mt-4 sm:max-w-xs">
            <Select
              value={digest}
              onChange={({ target }) => change({ digest: digestInterval.parse(target.value) })}
            >
              {digestInterval.options.map((interval) => (
                <option key={interval} value={interval}>
                  {digestIntervals[interval]}
                </option>
              ))}
            </Select>
          </Field>
          {saved.digestPaused && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft py-2 pr-2 pl-3.5 text-sm text-warning">
              <p className="min-w-48 flex-1 py-1">
                Paused, because several digests in a row had nothing to report.
              </p>
              <Button
                variant="secondary"
                size="sm"
                busy={update.isPending}
                onClick={() =>
                  update.mutate({
                    query: { companyId },
                    body: { digest: digest === 'off' ? 'weekly' : digest },
                  })
                }
              >
                Resume
              </Button>
            </div>
          )}
        </Card>
      </fieldset>
      <FormError>
        {checked && lacksLocation
          ? 'Please choose at least one location for your alerts.'
          : !isExplained && update.error?.message}
      </FormError>
      {!readOnly && <SaveBar isChanged={isChanged} isSaving={update.isPending} />}
    </form>
  )
}

interface LocationsProps {
  locations: readonly Location[]
  /** `null` means all reviews. */
  chosen: string[] | null
  onChange: (chosen: string[] | null) => void
}

function Locations({ locations, chosen, onChange }: LocationsProps) {
  return (
    <fieldset className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-1">
      <legend className="sr-only">Locations</legend>
      <Checkbox
        label="Only for certain locations"
        checked={chosen !== null}
        onChange={({ target }) => onChange(target.checked ? [] : null)}
      />
      {chosen && locations.length > 0 && (
        <div className="max-h-60 overflow-y-auto rounded-md border border-line px-3.5 py-1.5">
          {locations.map(({ id, name }) => (
            <div key={id} className="wrap-anywhere" dir="auto">
              <Checkbox
                label={name}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
            </div>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const choiceOf = ({ alerts, digest, quietHours }: Notifications): Choice => ({ alerts, digest, quietHours })

function starsUpTo(stars: number): string {
  if (stars === 1) return '1 star'
  return stars === 5 ? 'Any number of stars' : `${stars} stars or fewer`
}

const usualHours = () => ({
  from: '22:00',
  to: '07:00',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
