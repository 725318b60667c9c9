import { CompanyMark } from '@candour/ui/company-mark.tsx'
import { StarLinks } from '@candour/ui/star-rating.tsx'
import type { Flow } from '#shared/flow.ts'
import { useTexts } from '#shared/page-context.tsx'
import { Link } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/** Five star links; each opens the feedback form with its rating. */
export function RatingScreen({ company, paths }: Flow) {
  const texts = useTexts().rating
  return (
    <Screen name="rating" company={company} back={paths.home}>
      <div className="flex flex-col items-center gap-6 text-center">
        <CompanyMark {...company} />
        <div className="flex flex-col gap-2">
          <Heading>{texts.title}</Heading>
          <p className="text-ink-muted">{texts.subtitle}</p>
        </div>
        <StarLinks
          label={texts.stars}
          href={paths.feedback}
          renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        />
      </div>
    </Screen>
  )
}
