import { ChoiceCard } from '@candour/ui/choice-card.tsx'
import { type Flow, publicReviewUrl } from '#shared/flow.ts'
import { Link } from '#shared/router.tsx'
import { Screen } from '#shared/screen.tsx'

/** The first screen, which offers a public review or private feedback. */
export function ChoiceScreen({ company, paths }: Flow) {
  return (
    <Screen name="choice" company={company}>
      <ChoiceCard
        company={company}
        publicUrl={publicReviewUrl(company)}
        privateUrl={paths.rating}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
    </Screen>
  )
}
