import { ChoiceCard } from '@candour/ui/choice-card.tsx'
import { type Flow, publicLink } from '#shared/flow.ts'
import { Link } from '#shared/router.tsx'
import { Screen } from '#shared/screen.tsx'

/** The first screen, which offers a public review or private feedback. */
export function ChoiceScreen(flow: Flow) {
  const { company, paths } = flow
  return (
    <Screen name="choice" company={company}>
      <ChoiceCard
        company={company}
        location={company.locationName}
        greeting={company.greeting}
        publicLink={publicLink(flow)}
        privateUrl={paths.rating}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
    </Screen>
  )
}
