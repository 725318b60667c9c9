import type { NoticeTexts } from '@candour/texts/en/notice.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { CompanyMark } from '@candour/ui/company-mark.tsx'
import { ArrowLeft } from '@candour/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { PageData, PrivacySettings, SiteCompany } from '#shared/page.ts'

interface NoticeScreenProps extends Pick<PageData, 'language'> {
  company: SiteCompany
  privacy: PrivacySettings
  /** Name of the provider, who stores the data on the company's behalf. */
  operator: string
  words: NoticeTexts
  /** Link back to the choice screen. */
  back: PageLink
  /** Link to how the company asks for reviews. */
  practice: PageLink
  footer: ReactNode
}

interface PageLink {
  href: string
  text: string
}

/**
 * The notice about personal data (GDPR Art. 13), in the company's colors, made from its settings only. Rendered on the
 * server only.
 */
export function NoticeScreen({
  company,
  privacy,
  operator,
  words,
  language,
  back,
  practice,
  footer,
}: NoticeScreenProps) {
  const { responsible, kept, rights, tracking } = words
  const { address } = privacy
  const name = isolated(company.name, language)
  return (
    <NoticePage back={back} brandColor={company.brandColor} footer={footer}>
      <div className="flex flex-col items-center gap-4 text-center">
        <CompanyMark {...company} />
        <NoticeHeading>{words.title}</NoticeHeading>
      </div>
      <NoticeSection title={responsible.title}>
        <p>{responsible.company(name)}</p>
        {address ? (
          <>
            <p>{responsible.address}</p>
            <address dir="auto" className="whitespace-pre-line ps-4 not-italic">
              {address}
            </address>
          </>
        ) : (
          <p>{responsible.noAddress}</p>
        )}
        <p>{responsible.operator(isolated(operator, language), name)}</p>
      </NoticeSection>
      <NoticeSection title={kept.title}>
        <p>{kept.feedback}</p>
        <p>{kept.contact}</p>
      </NoticeSection>
      <ReadersAndDuration words={words} name={name} kept={privacy} />
      <NoticeSection title={rights.title}>
        <p>{rights.receipt}</p>
        <p>{rights.company(name)}</p>
      </NoticeSection>
      <NoticeSection title={tracking.title}>
        <p>{tracking.text}</p>
      </NoticeSection>
      <a href={practice.href} className="text-accent-text underline underline-offset-4">
        {practice.text}
      </a>
    </NoticePage>
  )
}

/** The layout of a notice: a card with sections, and a link to the page it is about. */
export function NoticePage({
  back,
  brandColor,
  footer,
  children,
}: {
  back: PageLink
  brandColor?: string
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="screen" style={brandColor === undefined ? undefined : brandStyle(brandColor)}>
      <main className="card">
        <a href={back.href} className="back">
          <ArrowLeft className="turned size-5" />
          {back.text}
        </a>
        <div className="flex flex-col gap-6">{children}</div>
      </main>
      {footer}
    </div>
  )
}

export function NoticeHeading({ children }: { children: string }) {
  return <h1 className="font-semibold text-xl">{children}</h1>
}

export function NoticeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 text-ink-muted">
      <h2 className="font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}

/** Who reads feedback, and how long it is kept. */
export function ReadersAndDuration({
  words: { readers, duration },
  name,
  kept: { contactMonths, textMonths },
}: {
  words: NoticeTexts
  /** The company's, isolated. */
  name: string
  kept: Pick<PrivacySettings, 'contactMonths' | 'textMonths'>
}) {
  return (
    <>
      <NoticeSection title={readers.title}>
        <p>{readers.text(name)}</p>
        <p>{readers.google}</p>
      </NoticeSection>
      <NoticeSection title={duration.title}>
        <p>{contactMonths === null ? duration.contactUnlimited : duration.contact(contactMonths)}</p>
        <p>{textMonths === null ? duration.textUnlimited : duration.text(textMonths)}</p>
        <p>{duration.numbers}</p>
      </NoticeSection>
    </>
  )
}
