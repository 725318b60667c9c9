import { maxFeedbackLength } from '@candour/schemas/limits.ts'
import type { ConversationTexts } from '@candour/texts/en.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import type { ReactNode } from 'react'
import type { ConversationPage } from '#shared/page.ts'
import { type InLanguage, PrivatePage, Refusal, Success } from '#shared/private-page.tsx'
import { errorText } from '#texts/reasons.ts'

interface ConversationScreenProps extends ConversationPage, InLanguage {
  words: ConversationTexts
}

const formId = 'answer'

/**
 * The visitor's private page: their feedback, the conversation and a form for an answer. The same for every rating.
 * Rendered on the server only: a plain HTML form that posts to its own URL.
 */
export function ConversationScreen({ company, messages, sent, words, ...page }: ConversationScreenProps) {
  const { timeZone, visitorLanguage = '' } = page
  const name = isolated(company.name, page.language)
  const time = (at: string) => words.time(new Date(at), timeZone)
  return (
    <PrivatePage
      {...page}
      company={company}
      title={words.title(name)}
      privacy={words.private(name)}
      form={formId}
    >
      <Message
        from={words.yourFeedback}
        at={time(page.at)}
        text={page.feedback}
        language={page.feedbackLanguage ?? visitorLanguage}
      >
        <Stars value={page.rating} size="sm" />
      </Message>
      {messages.length === 0 && <p className="text-ink-muted">{words.noAnswer(name)}</p>}
      {messages.map((message) => (
        <Message
          key={message.id}
          from={message.fromVisitor ? words.you : company.name}
          at={time(message.at)}
          text={message.text}
          // The company may write in any language.
          language={message.fromVisitor ? visitorLanguage : ''}
          highlighted={!message.fromVisitor}
        />
      ))}
      {sent && <Success id="sent">{words.sent(name)}</Success>}
      <AnswerForm {...page} words={words} />
    </PrivatePage>
  )
}

function AnswerForm({
  form,
  submissionId,
  texts,
  words,
}: Pick<ConversationScreenProps, 'form' | 'submissionId' | 'texts' | 'words'>) {
  const issue =
    form?.issue === 'tooLong'
      ? words.invalid.tooLong(maxFeedbackLength)
      : form?.issue && words.invalid[form.issue]
  const refused = form && form.status >= 400
  return (
    <form id={formId} method="post" className="flex flex-col gap-4">
      {refused && !issue && <Refusal>{errorText(texts, form.code) ?? words.failed}</Refusal>}
      <Field label={words.answer} error={issue}>
        <Textarea
          name="text"
          required
          placeholder={words.placeholder}
          defaultValue={form?.text}
          autoFocus={refused}
        />
      </Field>
      <input type="hidden" name="submissionId" value={submissionId} autoComplete="off" />
      <Button type="submit" variant="brand" size="lg" fullWidth>
        {words.send}
      </Button>
    </form>
  )
}

function Message({
  from,
  at,
  text,
  language,
  highlighted = false,
  children,
}: {
  from: string
  at: string
  text: string
  /** BCP 47; empty if unknown. */
  language: string
  highlighted?: boolean
  children?: ReactNode
}) {
  return (
    <article className={highlighted ? 'rounded-md bg-surface-sunken p-4' : 'border-line border-s-2 ps-4'}>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="wrap-anywhere min-w-0 font-semibold text-ink">
          <bdi>{from}</bdi>
        </span>
        <span className="text-ink-muted">{at}</span>
      </h2>
      {children}
      <p dir="auto" lang={language} className="wrap-anywhere mt-1.5 whitespace-pre-wrap">
        {text}
      </p>
    </article>
  )
}
