import { formFields } from '@candour/schemas/limits.ts'
import { viaParam } from '@candour/schemas/paths.ts'
import { Button } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Field } from '@candour/ui/field.tsx'
import { CircleAlert, LockKeyhole, WifiOff } from '@candour/ui/icons.tsx'
import { StarRatingField } from '@candour/ui/star-rating.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { useEffect, useRef } from 'react'
import { followKeyboard } from '#features/reviews/follow-keyboard.ts'
import { useFeedbackForm } from '#features/reviews/use-feedback-form.ts'
import { ContactFields } from '#shared/contact-fields.tsx'
import type { Flow } from '#shared/flow.ts'
import { usePage } from '#shared/page-context.tsx'
import { Heading } from '#shared/screen.tsx'
import { errorText, issueText } from '#texts/reasons.ts'

export const feedbackFormId = 'feedback'

/** A plain HTML form that posts to its own URL; with JavaScript it submits itself and never loses input. */
export function FeedbackForm({ addressed, ...flow }: Flow & { addressed: number }) {
  const { texts: all, form: posted, formState } = usePage()
  const texts = all.feedback
  const form = useRef<HTMLFormElement>(null)
  const { rating, state, refusal, submissionId, blank, over, issueOf, rate, onInput, onSubmit } =
    useFeedbackForm(form, addressed, flow)
  useEffect(() => followKeyboard(form.current), [])
  const values = posted?.values
  const refused = posted && posted.status >= 400 ? posted : undefined
  const [firstInvalid] = refused?.invalid ?? []
  const busy = state !== 'idle'

  return (
    <form
      ref={form}
      id={feedbackFormId}
      method="post"
      action={flow.paths.feedback(rating)}
      onInput={onInput}
      onSubmit={onSubmit}
      className="flex flex-col gap-6"
    >
      <Heading>{rating === 5 ? texts.loved : texts.improve}</Heading>
      {refused && (
        <Refusal>
          {firstInvalid
            ? issueText(all, firstInvalid, refused.values)
            : (errorText(all, refused.code) ?? texts.failed)}
        </Refusal>
      )}
      <StarRatingField legend={texts.rating} hideLegend defaultValue={rating} onChange={rate} />
      <div className="flex flex-col gap-2">
        <Field label={texts.text} hideLabel error={over > 0 ? texts.tooLong(over) : issueOf('feedback')}>
          <Textarea
            name="feedback"
            required
            readOnly={busy}
            minHeight={128}
            placeholder={texts.placeholder}
            defaultValue={values?.feedback}
          />
        </Field>
        <p className="flex items-center gap-1.5 text-ink-muted text-sm">
          <LockKeyhole className="size-3.5 shrink-0" />
          {texts.confidential}
        </p>
      </div>
      <ContactFields texts={all} values={values} issueOf={issueOf} readOnly={busy}>
        {/* The browser's own look: that of `Checkbox` does not fit into the budget of the page. */}
        <label className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name={formFields.mailReceipt}
            defaultChecked={values?.mailReceipt}
            className="size-5 shrink-0 accent-brand"
          />
          {texts.mailReceipt}
        </label>
      </ContactFields>
      <input type="hidden" name={formFields.submissionId} value={submissionId} autoComplete="off" />
      <input type="hidden" name={formFields.renderedAt} value={formState.renderedAt} autoComplete="off" />
      {flow.via && <input type="hidden" name={viaParam} value={flow.via} autoComplete="off" />}
      <label aria-hidden="true" className="honeypot">
        {texts.honeypot}
        <input name={formFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="submit">
        {refusal && <Refusal compact>{refusal}</Refusal>}
        <Button type="submit" variant="brand" size="lg" fullWidth busy={busy} disabled={blank}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        <p role="status" className="text-ink-muted text-sm empty:hidden">
          {state === 'offline' && (
            <span className="flex gap-2.5 rounded-md bg-warning-soft p-3.5 text-ink">
              <WifiOff className="mt-0.5 size-5 shrink-0 text-warning" />
              {texts.offline}
            </span>
          )}
        </p>
      </div>
    </form>
  )
}

function Refusal({ compact = false, children }: { compact?: boolean; children: string }) {
  return (
    <p
      role="alert"
      className={cn('flex gap-2.5 rounded-md bg-danger-soft text-ink', compact ? 'p-2.5 text-sm' : 'p-3.5')}
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />
      {children}
    </p>
  )
}
