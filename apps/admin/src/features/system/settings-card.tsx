import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import {
  getSettings,
  type SettingName,
  type Settings,
  settingNames,
  settingsPatch,
  settingVariables,
  updateSettings,
} from '@candour/schemas/settings.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

const labels: Record<SettingName, { label: string; description?: string; type?: 'url' | 'email' }> = {
  providerName: { label: 'Provider’s name', description: 'In “Powered by”, emails and the privacy notice.' },
  providerUrl: { label: 'Provider’s address', type: 'url' },
  providerEmail: { label: 'Provider’s email', description: 'Where companies reach you.', type: 'email' },
  senderName: { label: 'Sender’s name', description: 'Beside the address that all emails come from.' },
  bookingUrl: { label: 'Booking link', description: 'Where “Get Started” leads.', type: 'url' },
  landing: { label: 'Page at the site’s address' },
}

/** Values of fields; what has no value is empty. */
type Values = Record<SettingName, string>

const valuesOf = (settings: Settings): Values => ({
  providerName: settings.providerName.value ?? '',
  providerUrl: settings.providerUrl.value ?? '',
  providerEmail: settings.providerEmail.value ?? '',
  senderName: settings.senderName.value ?? '',
  bookingUrl: settings.bookingUrl.value ?? '',
  landing: settings.landing.value ?? '',
})

/** What the server lets operators change while it runs. */
export function SettingsCard() {
  const settings = useQuery(queryFor(getSettings, {}))
  return (
    <SectionCard
      id="settings"
      level={3}
      title="Settings"
      description="Changes take effect at once. An empty field returns to its default."
    >
      <QueryFailed query={settings} title="Failed to load the settings" />
      {settings.data && <SettingsForm settings={settings.data} />}
    </SectionCard>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const current = valuesOf(settings)
  const [edited, setEdited] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const changed = settingNames.filter((name) => edited[name] !== undefined && edited[name] !== current[name])
  const save = useMutation({
    ...mutationFor(updateSettings),
    onSuccess: () => {
      toast({ title: 'Settings saved', variant: 'success' })
      return refetchChanged(client, updateSettings)
    },
    onError: (error) => {
      setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])))
      toastError('Failed to save the settings')(error)
    },
  })
  useUnsaved(changed.length > 0 && !save.isPending)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(changed.map((name) => [name, edited[name]?.trim() || null]))
    const parsed = settingsPatch.safeParse(given)
    const wrong = Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
    )
    setErrors(wrong)
    if (parsed.success) {
      return save.mutate(
        { body: parsed.data },
        // What was typed while they were saved is still to be saved.
        { onSuccess: () => setEdited((now) => (now === edited ? {} : now)) },
      )
    }
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  const fieldOf = (name: SettingName) => {
    const { label, description, type = 'text' } = labels[name]
    const isFixed = settings[name].source === 'environment'
    const control = {
      value: edited[name] ?? current[name],
      disabled: isFixed,
      onChange: ({ target }: { target: { value: string } }) => setEdited({ ...edited, [name]: target.value }),
    }
    return (
      <Field
        key={name}
        label={label}
        description={isFixed ? <Fixed name={name} /> : description}
        error={errors[name]}
      >
        {name === 'landing' ? (
          <Select {...control}>
            <option value="automatic">By the number of companies</option>
            <option value="marketing">Marketing page</option>
            <option value="choice">Review page of the first company</option>
          </Select>
        ) : (
          <Input {...control} type={type} maxLength={type === 'text' ? 60 : 300} autoComplete="off" />
        )}
      </Field>
    )
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">{settingNames.map(fieldOf)}</div>
      <FormError>{save.error?.issues.length === 0 && save.error.message}</FormError>
      <div>
        <Button type="submit" variant="secondary" busy={save.isPending} disabled={changed.length === 0}>
          Save settings
        </Button>
      </div>
    </form>
  )
}

function Fixed({ name }: { name: SettingName }) {
  return (
    <>
      Set by <code className="wrap-anywhere">{settingVariables[name]}</code> in the server’s environment.
    </>
  )
}
