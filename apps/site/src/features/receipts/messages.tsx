import { formFields, maxFeedbackLength, receiptActs, receiptFields } from '@candour/schemas/limits.ts'
import type { ReceiptTexts } from '@candour/texts/en/receipt.ts'
import { Field } from '@candour/ui/field.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { ActButton } from '#features/receipts/act-button.tsx'
import type { ReceiptPage } from '#shared/page.ts'

type Words = { words: ReceiptTexts['conversation'] }

/** What company and visitor have written to each other about the feedback. */
export function Messages({
  company,
  messages,
  timeZone,
  visitorLanguage,
  words,
}: Pick<ReceiptPage, 'company' | 'messages' | 'timeZone' | 'visitorLanguage'> & Words) {
  return messages.map(({ id, fromVisitor, text, at }) => (
    <article
      key={id}
      className={fromVisitor ? 'border-line border-s-2 ps-4' : 'rounded-md bg-surface-sunken p-4'}
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="wrap-anywhere min-w-0 font-semibold text-ink">
          <bdi>{fromVisitor ? words.you : company.name}</bdi>
        </span>
        <span className="text-ink-muted">{words.time(new Date(at), timeZone)}</span>
      </h2>
      {/* The company may write in any language. */}
      <p
        dir="auto"
        lang={fromVisitor ? (visitorLanguage ?? '') : ''}
        className="wrap-anywhere mt-1.5 whitespace-pre-wrap"
      >
        {text}
      </p>
    </article>
  ))
}

/** The part of the form that sends an answer. */
export function Answer({ form, submissionId, words }: Pick<ReceiptPage, 'form' | 'submissionId'> & Words) {
  const issue =
    form?.issue === 'blank'
      ? words.invalid.blank
      : form?.issue === 'tooLong'
        ? words.invalid.tooLong(maxFeedbackLength)
        : undefined
  return (
    <div className="flex flex-col gap-4 pb-6">
      <Field label={words.answer} error={issue}>
        <Textarea
          name={receiptFields.answer}
          placeholder={words.placeholder}
          defaultValue={form?.answer}
          autoFocus={issue !== undefined}
        />
      </Field>
      <input type="hidden" name={formFields.submissionId} value={submissionId} autoComplete="off" />
      <ActButton act={receiptActs.answer} variant="brand">
        {words.send}
      </ActButton>
    </div>
  )
}
