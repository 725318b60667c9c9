import { buttonClass } from '@candour/ui/button.tsx'
import { ThankYouCard } from '@candour/ui/thank-you-card.tsx'
import { type ReactNode, useEffect } from 'react'
import { clearDraft } from '#features/reviews/draft.ts'
import { type Flow, publicLink } from '#shared/flow.ts'
import { useTexts } from '#shared/page-context.tsx'
import { Link } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/** Identical for everyone; it does not know the rating. */
export function ThankYouScreen({ children, ...flow }: Flow & { children?: ReactNode }) {
  const { company, paths } = flow
  const texts = useTexts().thankYou
  // A native form post does not clear its draft.
  useEffect(() => clearDraft(paths.home), [paths.home])
  return (
    <Screen name="thankYou" company={company}>
      <ThankYouCard heading={<Heading>{texts.title}</Heading>} text={texts.text} thanks={company.thanks}>
        {children}
        <Link to={paths.home} className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}>
          {texts.home}
        </Link>
        <a {...publicLink(flow)} className={buttonClass({ variant: 'ghost', size: 'lg', fullWidth: true })}>
          {texts.publicReview}
        </a>
      </ThankYouCard>
    </Screen>
  )
}
