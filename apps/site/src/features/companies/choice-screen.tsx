import { Screen } from '#app/screen.tsx'
import { ChoiceCard } from '#features/companies/choice-card.tsx'
import { type Flow, publicReviewUrl } from '#features/companies/flow.ts'

/** The first screen: public review or private feedback. */
export function ChoiceScreen({ company, paths }: Flow) {
  return (
    <Screen name="choice" company={company}>
      <ChoiceCard company={company} publicUrl={publicReviewUrl(company)} privatePath={paths.rating} />
    </Screen>
  )
}
