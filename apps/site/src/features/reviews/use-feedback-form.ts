import { ApiError } from '@candour/api-client/call.ts'
import { formFields, maxFeedbackLength } from '@candour/schemas/limits.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearSentDraft, feedbackFields, readDraft, saveDraft } from '#features/reviews/draft.ts'
import { clampRating } from '#features/reviews/rating.ts'
import { sendWhenOnline } from '#features/reviews/send-when-online.ts'
import type { Flow, ReviewBody } from '#shared/flow.ts'
import type { FeedbackValues, RefusedForm } from '#shared/page.ts'
import { usePage } from '#shared/page-context.tsx'
import { useRouter } from '#shared/router.tsx'
import { newSubmissionId } from '#shared/submission-id.ts'
import { useToast } from '#shared/toast.tsx'
import { issueText } from '#texts/reasons.ts'

/** Number of submissions by this page; the draft carries it across a reload. */
let sends = 0

/**
 * Enhances the form with a draft that survives reload and back navigation, a sending state and messages. The fields are
 * uncontrolled, so that text typed before hydration is not lost.
 */
export function useFeedbackForm(
  form: RefObject<HTMLFormElement | null>,
  /** The rating in the URL. */
  addressed: number,
  { paths, send }: Flow,
) {
  const { language, texts, form: refused, formState, finishSubmission } = usePage()
  // A rejected form is rendered at the URL it was posted to, which may have an older rating.
  const [rating, setRating] = useState(clampRating(refused?.rating || addressed))
  const [submissionId, setSubmissionId] = useState(formState.submissionId)
  const [rejected, setRejected] = useState<Pick<RefusedForm, 'invalid' | 'values'> | undefined>(refused)
  /** A refusal that stays in the form until the next attempt; other failures show a toast only. */
  const [refusal, setRefusal] = useState<'review_settled' | 'company_suspended'>()
  const [state, setState] = useState<'idle' | 'sending' | 'offline'>('idle')
  /** Length of the trimmed text; undefined until hydrated. */
  const [length, setLength] = useState<number>()
  const leaving = useRef<AbortSignal>(undefined)
  const { navigate } = useRouter()
  const toast = useToast()

  const rate = (chosen: number) => {
    setRating(clampRating(chosen))
    navigate(paths.feedback(clampRating(chosen)), { replace: true })
  }

  /** Adopts what the visitor picked and typed before hydration, and restores the draft. */
  const takeOver = useEffectEvent((fields: HTMLFormElement) => {
    const draft = readDraft(paths.home)
    sends = Math.max(sends, draft?.revision ?? 0)
    if (draft && !valuesOf(fields).feedback) {
      fill(fields, draft)
      setSubmissionId(draft.submissionId)
    }
    setLength(valuesOf(fields).feedback.trim().length)
    const chosen = Number(new FormData(fields).get('rating'))
    if (chosen !== addressed) rate(chosen)
  })

  useEffect(() => {
    if (form.current) takeOver(form.current)
    const controller = new AbortController()
    leaving.current = controller.signal
    return () => controller.abort()
  }, [form])

  // The toast does not name the field, which may be out of view.
  useEffect(() => {
    if (rejected !== refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, refused, rejected])

  function onInput() {
    if (!form.current) return
    const values = valuesOf(form.current)
    setLength(values.feedback.trim().length)
    saveDraft(paths.home, { ...values, submissionId, revision: sends })
  }

  /** Opens the form in another language, with the draft. If storage is blocked, the browser posts the form instead. */
  function changeLanguage(event: SubmitEvent<HTMLFormElement>, field: HTMLSelectElement) {
    const draft = { ...valuesOf(event.currentTarget), submissionId, revision: sends }
    if (state === 'idle' && !saveDraft(paths.home, draft)) return
    event.preventDefault()
    const url = new URL(paths.feedback(rating), location.href)
    url.searchParams.set(langParam, field.value)
    // A submission in progress is not interrupted.
    if (state === 'idle') location.assign(url)
    else field.value = language
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const chosen = event.currentTarget.elements.namedItem(langParam)
    if (chosen instanceof HTMLSelectElement && chosen.value !== language) return changeLanguage(event, chosen)
    event.preventDefault()
    const signal = leaving.current
    if (state !== 'idle' || !signal) return
    const fields = event.currentTarget
    const values = valuesOf(fields)
    const feedback = values.feedback.trim()
    if (!feedback || feedback.length > maxFeedbackLength) {
      fields.querySelector('textarea')?.focus()
      if (!feedback)
        toast({ title: texts.feedback.requiredTitle, description: texts.feedback.invalid.feedback })
      return
    }
    setRejected(undefined)
    setRefusal(undefined)
    toast()
    setState('sending')
    sends += 1
    saveDraft(paths.home, { ...values, submissionId, revision: sends })
    const written = { ...reviewOf(values, rating), lang: language }
    const review = { ...written, ...signsOf(fields), submissionId, revision: sends }
    try {
      const { receipt } = await sendWhenOnline((attempt) => send(review, attempt), {
        onOffline: (offline) => setState(offline ? 'offline' : 'sending'),
        signal,
      })
      clearSentDraft(paths.home, values)
      finishSubmission()
      if (!signal.aborted) navigate(paths.thankYou, { replace: true, state: { receipt } })
    } catch (error) {
      if (signal.aborted) return
      setState('idle')
      // Autofill may have filled the honeypot; clear it so that a second press succeeds.
      clearHoneypot(fields)
      const { code, issues = [] } = error instanceof ApiError ? error : {}
      setRejected({ invalid: issues.map(({ path }) => path), values })
      if (code === 'review_settled') {
        const renewed = newSubmissionId()
        setSubmissionId(renewed)
        saveDraft(paths.home, { ...values, submissionId: renewed, revision: sends })
      }
      if (code === 'review_settled' || code === 'company_suspended') setRefusal(code)
      toast({
        title: texts.feedback.errorTitle,
        description:
          code === 'review_settled' || code === 'company_suspended' || code === 'too_many_requests'
            ? texts.errors[code]
            : texts.feedback.failed,
      })
    }
  }

  return {
    rating,
    state,
    refusal: refusal && texts.errors[refusal],
    submissionId,
    blank: length === 0,
    /** Number of characters over the limit. */
    over: Math.max(0, (length ?? 0) - maxFeedbackLength),
    issueOf: (field: Exclude<keyof FeedbackValues, 'mailReceipt'>) =>
      rejected?.invalid.includes(field) ? issueText(texts, field, rejected.values) : undefined,
    rate,
    onInput,
    onSubmit,
  }
}

function valuesOf(form: HTMLFormElement): FeedbackValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    feedback: text('feedback'),
    contactName: text('contactName'),
    contactNumber: text('contactNumber'),
    contactEmail: text('contactEmail'),
    mailReceipt: data.has(formFields.mailReceipt),
  }
}

function fill(form: HTMLFormElement, values: FeedbackValues): void {
  for (const name of feedbackFields) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = values[name]
  }
  const mailed = form.elements.namedItem(formFields.mailReceipt)
  if (mailed instanceof HTMLInputElement) mailed.checked = values.mailReceipt === true
}

/** Bot detection fields, as the plain HTML form posts them. */
function signsOf(form: HTMLFormElement) {
  const data = new FormData(form)
  const website = String(data.get(formFields.honeypot) ?? '')
  return {
    ...(website && { [formFields.honeypot]: website }),
    [formFields.renderedAt]: Number(data.get(formFields.renderedAt)),
  }
}

function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(formFields.honeypot)
  if (field instanceof HTMLInputElement) field.value = ''
}

/** Builds the request body: trimmed, without empty contact fields. */
function reviewOf(values: FeedbackValues, rating: number): ReviewBody {
  const contactName = values.contactName.trim()
  const contactNumber = values.contactNumber.trim()
  const contactEmail = values.contactEmail.trim()
  return {
    rating,
    feedback: values.feedback.trim(),
    ...(contactName && { contactName }),
    ...(contactNumber && { contactNumber }),
    ...(contactEmail && { contactEmail }),
    ...(values.mailReceipt && contactEmail && { [formFields.mailReceipt]: true }),
  }
}
