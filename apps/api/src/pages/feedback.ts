import { randomUUID } from 'node:crypto'
import { id } from '@candour/schemas/fields.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { formFields } from '@candour/schemas/limits.ts'
import { viaParam } from '@candour/schemas/paths.ts'
import { reviewInput } from '@candour/schemas/reviews.ts'
import type { FormState, RefusedForm } from '@candour/site/page.ts'
import type { FastifyBaseLogger } from 'fastify'
import { DomainError } from '#domain/errors.ts'
import { describe } from '#http/error-handler.ts'
import { type SubmitDeps, submitReview } from '#modules/reviews/submit-review.ts'

interface PostedFeedback {
  ip: string
  companyId: string
  /** Rating from the URL, used if the form has none. */
  rating: string | undefined
  /** The scanned code in the URL, used if the form has none. */
  code: string | undefined
  /** Language of the form's page. */
  lang: Language
  body: unknown
  log: Pick<FastifyBaseLogger, 'error'>
}

type FeedbackOutcome =
  | { stored: true; receipt: string }
  | {
      stored: false
      form: RefusedForm
      formState: FormState
      retryAfter: number | undefined
      error?: unknown
    }

/**
 * Handles the feedback form as posted by a browser without JavaScript, with the same checks and the same use case as
 * `POST /api/reviews`. If it cannot be stored, or only the language is to be changed, the outcome contains everything
 * that was typed.
 */
export async function takeFeedback(
  deps: SubmitDeps,
  { ip, companyId, rating, code, lang, body, log }: PostedFeedback,
): Promise<FeedbackOutcome> {
  const field = fieldsOf(body)
  const values = {
    feedback: field('feedback'),
    contactName: field('contactName'),
    contactNumber: field('contactNumber'),
    contactEmail: field('contactEmail'),
    mailReceipt: field(formFields.mailReceipt) !== '',
  }
  const chosen = Number(field('rating') || rating)
  const formState = formStateOf(field)
  const refuse = (status: number, refusal: Partial<RefusedForm>) => ({
    stored: false as const,
    form: { status, values, rating: chosen, invalid: [], ...refusal },
    formState,
    retryAfter: undefined,
  })

  if (field(formFields.changeLanguage)) return refuse(200, {})

  const review = reviewInput.safeParse({
    ...values,
    rating: chosen,
    companyId,
    ...formState,
    website: field(formFields.honeypot),
    via: field(viaParam) || code,
    lang,
  })
  if (!review.success) {
    return refuse(400, { invalid: review.error.issues.map(({ path }) => path.join('.')) })
  }
  try {
    const { receipt } = await submitReview(deps, { channel: 'form', ip, log }, review.data)
    return { stored: true, receipt }
  } catch (error) {
    const { status, body, retryAfter } = describe(error)
    // An expired submission can no longer be changed, so resubmitting creates a new one.
    if (error instanceof DomainError && error.code === 'review_settled') formState.submissionId = randomUUID()
    // Only refusals say why; for faults the page shows its generic message.
    return { ...refuse(status, status < 500 ? { code: body.code } : {}), retryAfter, error }
  }
}

/** Returns the fields of a posted feedback form that have a value. */
export function feedbackFields(body: unknown): Record<string, string> {
  const field = fieldsOf(body)
  const names = [...Object.keys(reviewInput.shape), ...Object.values(formFields)]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = field(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** Returns a getter for posted fields: empty if missing, with CRLF line breaks normalized to LF. */
export function fieldsOf(body: unknown): (name: string) => string {
  return (name) => {
    const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
}

function formStateOf(field: (name: string) => string): FormState {
  const submissionId = id.safeParse(field(formFields.submissionId))
  const renderedAt = Number(field(formFields.renderedAt))
  return {
    submissionId: submissionId.success ? submissionId.data : randomUUID(),
    renderedAt: Number.isSafeInteger(renderedAt) ? renderedAt : 0,
  }
}
