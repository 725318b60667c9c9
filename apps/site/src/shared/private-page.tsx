import type { Language } from '@candour/schemas/languages.ts'
import { formFields } from '@candour/schemas/limits.ts'
import { langParam, reviewPaths } from '@candour/schemas/paths.ts'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { CompanyMark } from '@candour/ui/company-mark.tsx'
import { CircleAlert, CircleCheck, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#shared/language-switch.tsx'
import type { NamedCompany, Problem } from '#shared/page.ts'
import { PageFooter } from '#shared/page-footer.tsx'
import { problemText } from '#texts/reasons.ts'

/** The language of a private page, and its words. */
export interface InLanguage {
  language: Language
  texts: PageTexts
}

/** A private page of a visitor, rendered on the server only. */
export function PrivatePage({
  language,
  texts,
  company,
  title,
  privacy,
  form,
  children,
}: InLanguage & {
  company: NamedCompany
  title: string
  /** Why the address of the page should be kept secret. */
  privacy: string
  /** Id of the page's form, which the language switch submits. */
  form: string
  children: ReactNode
}) {
  return (
    <PrivateCard language={language} texts={texts} company={company} form={form}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-center gap-4 text-center">
          <CompanyMark {...company} />
          <h1 className="font-semibold text-xl">{title}</h1>
        </div>
        {children}
        <p className="flex gap-1.5 text-ink-muted text-sm">
          <LockKeyhole aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
          {privacy}
        </p>
      </div>
    </PrivateCard>
  )
}

/** Shown in place of a private page: a title and a sentence. */
export function PrivateNotice({ title, text, ...page }: InLanguage & { title: string; text: string }) {
  return (
    <PrivateCard {...page}>
      <div className="flex flex-col items-center gap-3 text-center">
        <h1 className="font-semibold text-xl">{title}</h1>
        <p className="text-ink-muted">{text}</p>
      </div>
    </PrivateCard>
  )
}

/** Shown when a private page cannot be rendered. It keeps what was posted; retrying posts it again. */
export function PrivateProblem({ problem, ...page }: InLanguage & { problem: Problem }) {
  const { texts } = page
  if (!problem.posted)
    return <PrivateNotice {...page} title={texts.problem.title} text={problemText(texts, problem)} />
  return (
    <PrivateCard {...page} form="posted">
      <PostedForm
        texts={texts}
        heading={<h1 className="font-semibold text-xl">{texts.problem.title}</h1>}
        problem={problem}
      />
    </PrivateCard>
  )
}

/** A form with the id `posted` that posts again what was posted, with the reason why it could not be handled. */
export function PostedForm({
  texts,
  heading,
  problem,
  url,
}: {
  texts: PageTexts
  heading: ReactNode
  problem: Problem
  /** Defaults to the page's own URL. */
  url?: string
}) {
  return (
    <form id="posted" method="post" action={url} className="flex flex-col items-center gap-3 text-center">
      {heading}
      <p className="text-ink-muted">{problemText(texts, problem)}</p>
      <PostedFields posted={problem.posted ?? {}} />
      <button type="submit" className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}>
        {texts.problem.retry}
      </button>
    </form>
  )
}

/** The posted fields as hidden ones, except the language, which the switch posts. */
function PostedFields({ posted }: { posted: Record<string, string> }) {
  return Object.entries(posted).map(
    ([name, value]) =>
      name !== langParam &&
      name !== formFields.changeLanguage && (
        <textarea key={name} name={name} defaultValue={value} hidden readOnly />
      ),
  )
}

/** A message that something was not done, and why. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-2.5 rounded-md bg-danger-soft p-3.5 text-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      {children}
    </p>
  )
}

/** A message that something was done. */
export function Success({ children }: { children: ReactNode }) {
  return (
    <p id="done" role="status" className="flex gap-2.5 rounded-md bg-success-soft p-3.5 text-ink">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      {children}
    </p>
  )
}

function PrivateCard({
  language,
  texts,
  company,
  form,
  children,
}: InLanguage & { company?: NamedCompany; form?: string; children: ReactNode }) {
  return (
    <div className="screen" style={company && brandStyle(company.brandColor)}>
      <main className="card">{children}</main>
      <PageFooter texts={texts} notice={company && reviewPaths(company.slug, { lang: language }).privacy}>
        <LanguageSwitch language={language} texts={texts} form={form} scriptless />
      </PageFooter>
    </div>
  )
}
