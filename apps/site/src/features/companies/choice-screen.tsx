import { Globe, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTexts } from '#app/page-context.tsx'
import { CompanyMark, Heading, Screen } from '#app/screen.tsx'
import { type Flow, publicReviewUrl } from '#features/companies/flow.ts'

/** Both ways to leave a review, of equal size and weight, before any rating is asked. */
export function ChoiceScreen({ company, paths }: Flow) {
  const texts = useTexts().choice
  return (
    <Screen name="choice" company={company}>
      <div className="flex flex-col items-center gap-6 text-center">
        <CompanyMark company={company} />
        <div className="flex flex-col gap-2">
          <Heading branded>{texts.title}</Heading>
          <p className="text-ink-muted">{texts.subtitle}</p>
        </div>
        <div className="grid w-full gap-3">
          <a href={publicReviewUrl(company)} className="choice choice-public">
            <Globe aria-hidden="true" />
            {texts.publicReview}
          </a>
          <Link to={paths.rating} className="choice choice-private">
            <LockKeyhole aria-hidden="true" />
            {texts.privateFeedback}
          </Link>
        </div>
        <p className="text-ink-faint text-sm">{texts.note}</p>
      </div>
    </Screen>
  )
}
