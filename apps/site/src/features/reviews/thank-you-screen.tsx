import { buttonClass } from '@candour/ui/button.tsx'
import { Check } from '@candour/ui/icons.tsx'
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
      <div className="flex flex-col items-center gap-6 text-center">
        <span className="flex size-18 items-center justify-center rounded-full bg-success-soft text-success">
          <Check strokeWidth={2.5} className="size-9" />
        </span>
        <div className="flex flex-col gap-2">
          <Heading>{texts.title}</Heading>
          {company.thanks ? (
            <p dir="auto" className="wrap-anywhere text-balance text-ink-muted">
              {company.thanks}
            </p>
          ) : (
            <p className="text-ink-muted">{texts.text}</p>
          )}
        </div>
        <div className="grid w-full gap-3">
          {children}
          <Link
            to={paths.home}
            className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}
          >
            {texts.home}
          </Link>
          <a {...publicLink(flow)} className={buttonClass({ variant: 'ghost', size: 'lg', fullWidth: true })}>
            {texts.publicReview}
          </a>
        </div>
      </div>
    </Screen>
  )
}
