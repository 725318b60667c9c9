import type { Language } from '@candour/schemas/languages.ts'
import { maxFeedbackLength } from '@candour/schemas/limits.ts'
import type { ConversationTexts, PageTexts } from '@candour/texts/en.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button } from '@candour/ui/button.tsx'
import { CompanyMark } from '@candour/ui/company-mark.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { CircleAlert, CircleCheck, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#shared/language-switch.tsx'
import type { ConversationPage } from '#shared/page.ts'
import { errorText } from '#texts/reasons.ts'

interface InLanguage {
  language: Language
  texts: PageTexts
}

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
    <Card {...page} brandColor={company.brandColor} form={formId}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-center gap-4 text-center">
          <CompanyMark {...company} />
          <h1 className="font-semibold text-xl">{words.title(name)}</h1>
        </div>
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
        {sent && (
          <Notice>
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
            {words.sent(name)}
          </Notice>
        )}
        <AnswerForm {...page} words={words} />
        <p className="flex gap-1.5 text-ink-muted text-sm">
          <LockKeyhole aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
          {words.private(name)}
        </p>
      </div>
    </Card>
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
      {refused && !issue && (
        <p role="alert" className="flex gap-2.5 rounded-md bg-danger-soft p-3.5 text-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          {errorText(texts, form.code) ?? words.failed}
        </p>
      )}
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

function Notice({ children }: { children: ReactNode }) {
  return (
    <p id="sent" role="status" className="flex gap-2.5 rounded-md bg-success-soft p-3.5 text-ink">
      {children}
    </p>
  )
}

/** Says in place of the conversation why it is not shown. */
export function ConversationNotice({ title, text, ...page }: InLanguage & { title: string; text: string }) {
  return (
    <Card {...page}>
      <div className="flex flex-col items-center gap-3 text-center">
        <h1 className="font-semibold text-xl">{title}</h1>
        <p className="text-ink-muted">{text}</p>
      </div>
    </Card>
  )
}

function Card({
  language,
  texts,
  brandColor,
  form,
  children,
}: InLanguage & { brandColor?: string; form?: string; children: ReactNode }) {
  return (
    <div className="screen" style={brandColor === undefined ? undefined : brandStyle(brandColor)}>
      <main className="card">{children}</main>
      <LanguageSwitch language={language} texts={texts} form={form} />
    </div>
  )
}
