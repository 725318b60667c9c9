import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatDateTime } from '@candour/console/format.ts'
import {
  maxReplyLength,
  type ReplyState,
  type ReviewCase,
  reply,
  updateCases,
} from '@candour/schemas/cases.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { fillReply, nameInAddress, type ReplyValues } from '@candour/schemas/fill-reply.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { caseQuery } from '#features/cases/queries.ts'
import { isSubmit } from '#features/cases/submit-key.ts'
import { TemplateMenu } from '#features/reply-templates/template-menu.tsx'
import { useDraft } from '#shared/drafts.ts'
import { texts } from '#shared/texts.ts'

interface ReplyFormProps {
  company: DashboardCompany
  review: Review
  reviewCase: ReviewCase
  me: { id: string; email: string; name: string | null }
  isFocused: boolean
  /** Called to write a note instead. */
  onNote: () => void
}

/** Writes an answer, by email or for the visitor's private page, or says why that is not possible. */
export function ReplyForm({ company, review, reviewCase, me, isFocused, onNote }: ReplyFormProps) {
  const queryClient = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(
    { userId: me.id, companyId: company.id },
    `${review.id}/reply`,
    review.editedAt ?? '',
  )
  const values = useReplyValues(company, review, me.name ?? nameInAddress(me.email))
  const { missing } = fillReply(draft.text, values)
  const isTooLong = draft.text.trim().length > maxReplyLength

  // Counted by review, as the answer may be on its way from a form that was left.
  const mutationKey = [reply.id, review.id]
  const isSending = useIsMutating({ mutationKey }) > 0
  const send = useMutation({
    ...mutationFor(reply),
    mutationKey,
    onSuccess: (message) => {
      draft.drop()
      queryClient.setQueryData(
        caseQuery(company.id, review.id).queryKey,
        (known) =>
          known && {
            ...known,
            messages: [...known.messages.filter(({ id }) => id !== message.id), message],
          },
      )
      void refetchChanged(queryClient, reply)
      // The button that may have had the focus is disabled now.
      area.current?.focus()
    },
    onError: ({ code, status, message }) => {
      // The form, which says it otherwise, was left.
      if (!area.current)
        toast({ title: texts.inbox.reply.label, description: message, variant: 'destructive' })
      // The earlier answer was stored after all and is shown above, so this is a new one.
      if (code === 'reply_differs') draft.renew()
      if (status === 409) void refetchChanged(queryClient, reply)
    },
  })
  const finish = useMutation({
    ...mutationFor(updateCases),
    onSuccess: () => refetchChanged(queryClient, updateCases),
    onError: ({ message }) =>
      toast({ title: texts.inbox.reply.notFinished, description: message, variant: 'destructive' }),
  })
  const change = (text: string) => {
    draft.setText(text)
    send.reset()
  }
  const submit = async ({ thenDone = false } = {}) => {
    const { text, submissionId } = draft
    if (isSending || missing.length > 0 || isTooLong) return
    const body = { text, submissionId }
    const sent = await send
      .mutateAsync({ params: { id: review.id }, query: { companyId: company.id }, body })
      .catch(() => undefined)
    if (!sent || !thenDone) return
    const query = { companyId: company.id }
    finish.mutate({ query, body: { ids: [review.id], status: 'done' } })
  }

  useLayoutEffect(() => {
    if (isFocused) area.current?.focus()
  }, [isFocused])

  const state = review.erasedAt ? 'erased' : reviewCase.reply
  const isPossible = state === 'possible' || state === 'by_link'
  if (!isPossible && draft.text === '') {
    return <Impossible why={state} company={company} review={review} onNote={onNote} />
  }
  const cannotSend = !isPossible || draft.text.trim() === ''
  // Praise rarely needs a further message; the customer's reply would reopen the case.
  const suggestsDone = review.rating === 5
  const sendUsually = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const words = texts.inbox.reply
  const fieldError =
    (isTooLong && words.tooLong(maxReplyLength)) ||
    unfilled(missing) ||
    (send.error && inField(send.error.code) && (send.error.issues[0]?.message ?? send.error.message))
  return (
    <form noValidate onSubmit={sendUsually} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isPossible && <Impossible why={state} company={company} review={review} onNote={onNote} />}
      {state === 'by_link' && <Call review={review} onNote={onNote} />}
      <p role="status" className="rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning empty:hidden">
        {draft.isOutdated &&
          review.editedAt &&
          words.outdated(formatDateTime(review.editedAt, company.timeZone))}
      </p>
      <Field
        label={words.label}
        hideLabel
        error={fieldError}
        description={
          state === 'by_link'
            ? words.byLink
            : state === 'possible' &&
              review.contactEmail && (
                <span className="wrap-anywhere">
                  <Sentence
                    parts={words.byEmail(<bdi>{lastAddress(reviewCase) ?? review.contactEmail}</bdi>)}
                  />
                </span>
              )
        }
      >
        <Textarea
          ref={area}
          dir="auto"
          placeholder={words.placeholder}
          value={draft.text}
          // What is typed now would be part of neither this answer nor the next.
          readOnly={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => isSubmit(event) && isPossible && void submit()}
        />
      </Field>
      <FormError>
        {send.error &&
          !inField(send.error.code) &&
          isPossible &&
          (send.error.code === 'reply_differs' ? words.differs : send.error.message)}
      </FormError>
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <TemplateMenu
          companyId={company.id}
          values={values}
          disabled={!isPossible || isSending}
          onChoose={(text) => {
            change(draft.text.trim() === '' ? text : `${draft.text.trimEnd()}\n\n${text}`)
            area.current?.focus()
          }}
        />
        <div className="ml-auto flex flex-wrap justify-end gap-2.5">
          <Button
            variant={suggestsDone ? 'primary' : 'secondary'}
            disabled={cannotSend}
            busy={isSending}
            onClick={() => void submit({ thenDone: true })}
          >
            {words.sendAndFinish}
          </Button>
          <Button
            type="submit"
            variant={suggestsDone ? 'secondary' : 'primary'}
            disabled={cannotSend}
            busy={isSending}
          >
            {words.send}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Errors about the text itself. */
const inField = (code: string | undefined) =>
  code === 'validation_failed' || code === 'steering_text' || code === 'unfilled_variable'

/** Names the variables of an answer that cannot be filled in, as written. */
function unfilled(missing: readonly string[]): string | undefined {
  const [first] = missing
  if (!first) return undefined
  const words = texts.inbox.reply
  if (/name/i.test(first)) return words.noName(first)
  return /location/i.test(first) ? words.noLocation(first) : words.noVariable(first)
}

/** The address to which the conversation last went; a refused one may have been corrected. */
const lastAddress = ({ messages }: ReviewCase) =>
  messages.findLast(({ delivery }) => delivery)?.delivery?.address

function useReplyValues(company: DashboardCompany, review: Review, me: string): ReplyValues {
  const { data } = useQuery({
    ...queryFor(listLocations, { query: { companyId: company.id } }),
    enabled: review.locationId !== null,
  })
  const location = data?.find(({ id }) => id === review.locationId)?.name ?? null
  return { name: review.contactName?.trim() || null, company: company.name, location, me }
}

interface ImpossibleProps extends Pick<ReplyFormProps, 'company' | 'review' | 'onNote'> {
  why: ReplyState | 'erased'
}

/** Explains why the visitor cannot be answered, and what can be done instead. */
function Impossible({ why, company, review, onNote }: ImpossibleProps) {
  const { contactNumber } = review
  const words = texts.inbox.reply.impossible
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-surface-sunken px-3.5 py-3">
      <p className="wrap-anywhere text-ink-muted text-sm">
        {why === 'erased' && words.erased}
        {why === 'no_address' && (contactNumber ? words.noEmail : words.noAddress)}
        {why === 'opted_out' && <Sentence parts={words.optedOut(<bdi>{company.name}</bdi>)} />}
        {why === 'too_many_unanswered' && words.tooMany}
      </p>
      <Call review={review} onNote={onNote} />
    </div>
  )
}

/** Offers a call, if the visitor left a number, and a note about it. */
function Call({ review: { contactNumber }, onNote }: Pick<ReplyFormProps, 'review' | 'onNote'>) {
  if (!contactNumber) return null
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={`tel:${contactNumber.replace(/[^+\d]/g, '')}`}
        className="wrap-anywhere flex min-h-9 items-center gap-2 font-medium text-accent-text text-sm hover:underline"
      >
        <Phone className="size-4 shrink-0" />
        <span>
          <Sentence parts={texts.inbox.reply.call(<bdi>{contactNumber}</bdi>)} />
        </span>
      </a>
      <Button variant="secondary" size="sm" onClick={onNote}>
        {texts.inbox.reply.noteCall}
      </Button>
    </div>
  )
}
