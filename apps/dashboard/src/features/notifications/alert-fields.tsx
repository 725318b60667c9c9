import { ratings } from '@candour/schemas/limits.ts'
import type { Location } from '@candour/schemas/locations.ts'
import { alertTime, type Notifications, type QuietHours } from '@candour/schemas/notifications.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { choosable } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'
import { ZoneOptions } from '#shared/zone-options.tsx'

type Alerts = Notifications['alerts']

interface AlertFieldsProps {
  alerts: Alerts
  locations: readonly Location[]
  onChange: (alerts: Alerts) => void
}

/** When alerts are sent, and about which reviews. */
export function AlertFields({ alerts, locations, onChange }: AlertFieldsProps) {
  const change = (part: Partial<Alerts>) => onChange({ ...alerts, ...part })
  const words = texts.notifications.alerts
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label={words.when}>
          <Select
            value={alerts.when}
            onChange={({ target }) => change({ when: alertTime.parse(target.value) })}
          >
            {alertTime.options.map((when) => (
              <option key={when} value={when}>
                {words.times[when]}
              </option>
            ))}
          </Select>
        </Field>
        {alerts.when !== 'off' && (
          <Field label={words.threshold}>
            <Select
              value={alerts.threshold}
              onChange={({ target }) => change({ threshold: Number(target.value) })}
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
          onChange={(locationIds) => change({ locationIds })}
        />
      )}
    </>
  )
}

/** Whether alerts are limited to locations, of which none is chosen. */
export function lacksLocation({ when, locationIds }: Alerts): boolean {
  return when !== 'off' && locationIds?.length === 0
}

interface QuietHoursFieldsProps {
  quietHours: QuietHours | null
  /** Offered when quiet hours are switched on again. */
  saved: QuietHours | null
  errorAt: (path: string) => string | undefined
  onChange: (quietHours: QuietHours | null) => void
}

/** The hours in which no alert is sent. */
export function QuietHoursFields({ quietHours, saved, errorAt, onChange }: QuietHoursFieldsProps) {
  const words = texts.notifications.quietHours
  return (
    <>
      <Checkbox
        className="mt-2"
        label={words.on}
        checked={quietHours !== null}
        onChange={({ target }) => onChange(target.checked ? (saved ?? usualHours()) : null)}
      />
      {quietHours && (
        <div className="mt-2 grid gap-4 min-[22rem]:grid-cols-2 sm:grid-cols-[9rem_9rem_minmax(0,1fr)]">
          <Field label={words.from} error={errorAt('quietHours.from')}>
            <Input
              type="time"
              required
              value={quietHours.from}
              onChange={({ target }) => onChange({ ...quietHours, from: target.value })}
            />
          </Field>
          <Field label={words.to} error={errorAt('quietHours.to')}>
            <Input
              type="time"
              required
              value={quietHours.to}
              onChange={({ target }) => onChange({ ...quietHours, to: target.value })}
            />
          </Field>
          <Field label={words.timeZone} className="min-[22rem]:max-sm:col-span-2">
            <Select
              value={quietHours.timeZone}
              onChange={({ target }) => onChange({ ...quietHours, timeZone: target.value })}
            >
              <ZoneOptions current={quietHours.timeZone} />
            </Select>
          </Field>
        </div>
      )}
    </>
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
      <legend className="sr-only">{texts.notifications.alerts.locations}</legend>
      <Checkbox
        label={texts.notifications.alerts.certainLocations}
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

function starsUpTo(stars: number): string {
  const words = texts.notifications.alerts
  if (stars === 1) return words.oneStar
  return stars === 5 ? words.anyStars : words.starsOrFewer(stars)
}

const usualHours = () => ({
  from: '22:00',
  to: '07:00',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
