import type { ApiError } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { createWebhook, type Webhook, type WebhookEvent } from '@candour/schemas/webhooks.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { texts } from '#texts.ts'
import { type WebhookCalls, type WebhookFields, webhookChanges } from '#webhook-calls.ts'

interface WebhookFormProps {
  calls: WebhookCalls
  /** The webhook to change; omit to add one. */
  webhook?: Webhook | undefined
  /** @param secret of a webhook that was added */
  onSaved: (webhook: Webhook, secret: string | undefined) => void
}

type Errors = { [Name in keyof WebhookFields]?: string | undefined }

/** Events of a new webhook by default. */
const usualEvents: readonly WebhookEvent[] = [
  'review.created',
  'review.changed',
  'review.withdrawn',
  'review.erased',
]

/** Adds or changes a webhook. */
export function WebhookForm({ calls, webhook, onSaved }: WebhookFormProps) {
  const { form: words, eventNames } = texts.integrations.webhooks
  const client = useQueryClient()
  const [fields, setFields] = useState<WebhookFields>(() => ({
    url: webhook?.url ?? '',
    events: calls.events.filter((event) => (webhook?.events ?? usualEvents).includes(event)),
    words: webhook?.words ?? false,
    description: webhook?.description ?? '',
  }))
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const set = (change: Partial<WebhookFields>) => {
    setFields({ ...fields, ...change })
    setDirty(true)
  }
  const save = useMutation({
    mutationFn: async (given: WebhookFields) => {
      if (webhook) return { saved: await calls.update(webhook.id, given), secret: undefined }
      const { secret, ...saved } = await calls.create(given)
      return { saved, secret }
    },
    onSuccess: ({ saved, secret }) => {
      void refetchChanged(client, webhookChanges)
      onSaved(saved, secret)
    },
    onError: ({ issues }: ApiError) =>
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0], message]))),
  })
  useUnsaved(isDirty && !save.isPending)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An operator's events and fields are checked by the server alone.
    const { url, secret } = createWebhook.body.shape
    const given = { ...fields, secret: fields.secret?.trim() || undefined }
    const wrong = {
      url: url.safeParse(given.url).error?.issues[0]?.message,
      secret: secret.safeParse(given.secret).error?.issues[0]?.message,
      events: given.events.length === 0 ? words.eventsMissing : undefined,
    }
    setErrors(wrong)
    if (!Object.values(wrong).some(Boolean)) return save.mutate(given)
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const toggle = (event: WebhookEvent, on: boolean) =>
    set({ events: calls.events.filter((one) => (one === event ? on : fields.events.includes(one))) })
  const hasFieldError = Object.values(errors).some(Boolean)

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={words.address} description={words.addressText} error={errors.url}>
        <Input
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://example.com/webhooks"
          maxLength={2048}
          value={fields.url}
          onChange={({ target }) => set({ url: target.value })}
        />
      </Field>
      <fieldset aria-describedby={errors.events ? 'webhook-events-error' : undefined}>
        <legend className="mb-1 font-medium text-ink text-sm">{words.events}</legend>
        <ul>
          {calls.events.map((event) => (
            <li key={event} className="flex items-start gap-2.5 py-1.5">
              <Checkbox
                id={`webhook-${event}`}
                checked={fields.events.includes(event)}
                aria-invalid={errors.events ? true : undefined}
                onChange={({ target }) => toggle(event, target.checked)}
              />
              <label htmlFor={`webhook-${event}`} className="min-w-0 flex-1 text-ink text-sm">
                {eventNames[event]} <code className="wrap-anywhere text-ink-muted text-xs">{event}</code>
              </label>
            </li>
          ))}
        </ul>
        {errors.events && (
          <p id="webhook-events-error" role="alert" className="text-danger text-sm">
            {errors.events}
          </p>
        )}
      </fieldset>
      {calls.hasWords && (
        <div className="flex items-start gap-2.5">
          <Checkbox
            id="webhook-words"
            checked={fields.words}
            aria-describedby="webhook-words-about"
            onChange={({ target }) => set({ words: target.checked })}
          />
          <div className="min-w-0 flex-1 text-sm">
            <label htmlFor="webhook-words" className="text-ink">
              {words.words}
            </label>
            <p id="webhook-words-about" className="text-ink-muted">
              {words.wordsText}
            </p>
          </div>
        </div>
      )}
      <Field label={words.description} optional error={errors.description}>
        <Input
          dir="auto"
          maxLength={100}
          autoComplete="off"
          value={fields.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      {!webhook && (
        <Field label={words.secret} optional description={words.secretText} error={errors.secret}>
          <Input
            dir="ltr"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={fields.secret ?? ''}
            onChange={({ target }) => set({ secret: target.value })}
          />
        </Field>
      )}
      <FormError>{!hasFieldError && save.error?.message}</FormError>
      <FormFooter className="mt-2" busy={save.isPending}>
        {webhook ? words.save : words.addSubmit}
      </FormFooter>
    </form>
  )
}
