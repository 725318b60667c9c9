import { receiptActs, receiptFields } from '@candour/schemas/limits.ts'
import type { ReceiptTexts } from '@candour/texts/en/receipt.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Field } from '@candour/ui/field.tsx'
import { StarRatingField, Stars } from '@candour/ui/star-rating.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '#features/receipts/act-button.tsx'
import { Answer, Messages } from '#features/receipts/messages.tsx'
import { ContactFields } from '#shared/contact-fields.tsx'
import type { FeedbackValues, ReceiptPage } from '#shared/page.ts'
import { type InLanguage, PrivatePage, Refusal, Success } from '#shared/private-page.tsx'
import { errorText, issueText } from '#texts/reasons.ts'

interface ReceiptScreenProps extends ReceiptPage, InLanguage {
  words: ReceiptTexts
}

const formId = 'receipt'

/**
 * The visitor's private page: their feedback, what the company answered, and a form that answers, changes or withdraws.
 * The same for every rating. Rendered on the server only: one plain HTML form with a button per act, so that no act
 * loses what was typed for another.
 */
export function ReceiptScreen(page: ReceiptScreenProps) {
  const { company, messages, suspended, answersOnly, done, form, texts, words } = page
  const { conversation } = words
  const name = isolated(company.name, page.language)
  const refused = form && form.status >= 400
  return (
    <PrivatePage
      {...page}
      title={suspended ? texts.paused.title : words.title(name)}
      privacy={answersOnly ? words.answersOnly(name) : words.private}
      form={formId}
    >
      {(done === 'saved' || done === 'contactRemoved') && (
        <Success>{done === 'saved' ? words.saved(name) : words.removeContact.done}</Success>
      )}
      {suspended ? (
        <p className="text-ink-muted">{texts.paused.text}</p>
      ) : (
        <>
          <Sent {...page} />
          {messages.length > 0 ? (
            <Messages {...page} words={conversation} />
          ) : (
            <p className="text-ink-muted">{conversation.noAnswer(name)}</p>
          )}
        </>
      )}
      {done === 'answered' && <Success>{conversation.sent(name)}</Success>}
      {refused && !form.issue && form.invalid.length === 0 && (
        <Refusal>
          {errorText(texts, form.code) ??
            (form.act === receiptActs.answer ? conversation.failed : words.failed)}
        </Refusal>
      )}
      {form?.issue === 'settled' && <Refusal>{words.settled}</Refusal>}
      <form id={formId} method="post" className="border-line border-b">
        <input
          type="hidden"
          name={receiptFields.version}
          value={form?.version ?? page.version}
          autoComplete="off"
        />
        {/* What Enter in a field of the feedback does, as browsers press the first button. */}
        <button type="submit" name={receiptFields.act} value={receiptActs.change} hidden />
        {/* What was typed stays, even if it cannot be saved. */}
        {((messages.length > 0 && !suspended) || form?.answer) && <Answer {...page} words={conversation} />}
        {!answersOnly && <OwnFeedback {...page} />}
      </form>
    </PrivatePage>
  )
}

/** The parts of the form that change and withdraw the feedback. */
function OwnFeedback(page: ReceiptScreenProps) {
  const { company, suspended, form, contact, editableUntil, timeZone, words } = page
  const hasContact = Object.values(contact).some((value) => value !== '')
  return (
    <>
      {(editableUntil && !suspended) || form?.changed ? (
        <Part title={words.changeTitle} open={form?.changed === true}>
          {editableUntil && (
            <p className="text-ink-muted text-sm">{words.until(new Date(editableUntil), timeZone)}</p>
          )}
          <Change {...page} />
        </Part>
      ) : (
        !suspended && <p className="border-line border-t py-4 text-ink-muted">{words.settled}</p>
      )}
      {hasContact && (
        <Part title={words.removeContact.title}>
          <p className="text-ink-muted">{words.removeContact.text(isolated(company.name, page.language))}</p>
          <ActButton act={receiptActs.removeContact}>{words.removeContact.submit}</ActButton>
        </Part>
      )}
      <Part title={words.withdraw.title} open={form?.issue === 'unconfirmed'}>
        <p className="text-ink-muted">{words.withdraw.text}</p>
        {form?.issue === 'unconfirmed' && <Refusal>{words.withdraw.unconfirmed}</Refusal>}
        <Checkbox
          name={receiptFields.confirmed}
          value="1"
          label={words.withdraw.confirm}
          autoComplete="off"
          aria-invalid={form?.issue === 'unconfirmed' || undefined}
        />
        <ActButton act={receiptActs.withdraw} variant="danger">
          {words.withdraw.submit}
        </ActButton>
      </Part>
    </>
  )
}

/** The feedback as it is stored. */
function Sent({ words, ...page }: ReceiptScreenProps) {
  const { contact, texts, timeZone, editedAt } = page
  const contacts = [
    [texts.feedback.name, contact.contactName],
    [texts.feedback.phone, contact.contactNumber],
    [texts.feedback.email, contact.contactEmail],
  ].filter(([, value]) => value !== '')
  return (
    <article className="border-line border-s-2 ps-4">
      <Stars value={page.rating} size="sm" />
      <p
        dir="auto"
        lang={page.feedbackLanguage ?? page.visitorLanguage ?? ''}
        className="wrap-anywhere mt-1.5 whitespace-pre-wrap"
      >
        {page.feedback}
      </p>
      {contacts.length > 0 ? (
        <dl className="mt-3 flex flex-col gap-1 text-sm">
          {contacts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere min-w-0">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        !page.answersOnly && <p className="mt-3 text-ink-muted text-sm">{words.noContact}</p>
      )}
      <p className="mt-3 text-ink-muted text-sm">{words.sent(new Date(page.at), timeZone)}</p>
      {editedAt && <p className="text-ink-muted text-sm">{words.edited(new Date(editedAt), timeZone)}</p>}
    </article>
  )
}

function Change({ words, texts, form, ...stored }: ReceiptScreenProps) {
  const values = form?.values ?? valuesOf(stored)
  const [first] = form?.invalid ?? []
  const issueOf = (field: string) =>
    form?.invalid.includes(field) ? issueText(texts, field, values) : undefined
  return (
    <>
      {form?.issue === 'conflict' && <Refusal>{words.changedElsewhere}</Refusal>}
      {first === 'rating' && <Refusal>{issueOf(first)}</Refusal>}
      <StarRatingField legend={texts.feedback.rating} defaultValue={form?.rating || stored.rating} />
      <Field label={texts.feedback.text} error={issueOf('feedback')}>
        <Textarea
          name="feedback"
          required
          placeholder={texts.feedback.placeholder}
          defaultValue={values.feedback}
          autoFocus={form?.issue === 'conflict' || first === 'rating' || first === 'feedback'}
        />
      </Field>
      <ContactFields texts={texts} values={values} issueOf={issueOf} />
      <ActButton act={receiptActs.change} variant="brand" validated>
        {words.save}
      </ActButton>
    </>
  )
}

function valuesOf({ feedback, contact }: Pick<ReceiptPage, 'feedback' | 'contact'>): FeedbackValues {
  return { feedback, ...contact }
}

/** A part of the form that is collapsed until it is needed. */
function Part({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-line border-t">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="font-medium">{title}</h2>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="flex flex-col items-stretch gap-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
