import { Globe, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SiteCompany } from '#app/page.ts'
import { useTexts } from '#app/page-context.tsx'
import { CompanyMark, Heading } from '#app/screen.tsx'

/** Both ways to leave a review, of equal size and weight, before any rating is asked. */
export function ChoiceCard({
  company,
  publicUrl,
  privatePath,
}: {
  company: SiteCompany
  publicUrl: string
  privatePath: string
}) {
  const texts = useTexts().choice
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <CompanyMark company={company} />
      <div className="flex flex-col gap-2">
        <Heading branded>{texts.title}</Heading>
        <p className="text-ink-muted">{texts.subtitle}</p>
      </div>
      <div className="choices">
        <a href={publicUrl} className="choice choice-public">
          <Globe aria-hidden="true" />
          {texts.publicReview}
        </a>
        <Link to={privatePath} className="choice choice-private">
          <LockKeyhole aria-hidden="true" />
          {texts.privateFeedback}
        </Link>
      </div>
      <p className="text-ink-faint text-sm">{texts.note}</p>
    </div>
  )
}
