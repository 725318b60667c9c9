import { sitePaths } from '@candour/schemas/paths.ts'
import { NoticeHeading, NoticePage, NoticeSection } from '#features/privacy/notice-screen.tsx'
import { useMarketingTexts } from '#shared/marketing-texts.ts'
import type { SiteSettings } from '#shared/page.ts'

/**
 * The operator's notice about personal data on the product's own pages: the marketing page, the demo and the consoles.
 * Rendered on the server only.
 */
export function OperatorNoticeScreen({ provider, bookingUrl, auditDays = 0 }: SiteSettings) {
  const { privacy } = useMarketingTexts()
  return (
    <NoticePage back={{ href: sitePaths.home, text: privacy.back }}>
      <NoticeHeading>{privacy.title}</NoticeHeading>
      <NoticeSection title={privacy.responsible.title}>
        <p>
          <a href={provider.url} className="text-accent-text underline underline-offset-4">
            {provider.name}
          </a>
          {privacy.responsible.provider}
        </p>
        <p>{privacy.responsible.companies}</p>
      </NoticeSection>
      {privacy.sections({ bookingHost: new URL(bookingUrl).host, auditDays }).map(({ title, texts }) => (
        <NoticeSection key={title} title={title}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </NoticeSection>
      ))}
    </NoticePage>
  )
}
