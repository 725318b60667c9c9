import '#features/marketing/marketing.css'
import { sitePaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { useState } from 'react'
import { ChoiceScreen } from '#features/companies/choice-screen.tsx'
import { DashboardPreview } from '#features/marketing/dashboard-preview.tsx'
import { useSampleCompany } from '#features/marketing/sample-company.ts'
import { FeedbackScreen } from '#features/reviews/feedback-screen.tsx'
import { RatingScreen } from '#features/reviews/rating-screen.tsx'
import { ThankYouScreen } from '#features/reviews/thank-you-screen.tsx'
import type { Flow, ReviewBody } from '#shared/flow.ts'
import { useMarketingTexts } from '#shared/marketing-texts.ts'
import { usePage } from '#shared/page-context.tsx'
import { Link, useQuery } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

const ownerPath = `${sitePaths.demo}?step=owner`
const paths: Flow['paths'] = {
  home: sitePaths.demo,
  rating: `${sitePaths.demo}?step=rating`,
  feedback: (rating) => `${sitePaths.demo}?step=feedback&rating=${rating}`,
  thankYou: `${sitePaths.demo}?step=thank-you`,
  privacy: sitePaths.privacy,
}

/** The whole flow with a sample company. Uses the real screens, but nothing leaves the browser. */
export function DemoScreen() {
  const [given, setGiven] = useState<ReviewBody>()
  const texts = useMarketingTexts().demo
  const send: Flow['send'] = async (review) => {
    setGiven(review)
    return {}
  }
  const flow: Flow = { company: useSampleCompany(), paths, send }
  return (
    <div className="demo">
      <header className="flex min-h-14 flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-ink px-4 py-2 text-center text-sm text-surface">
        <p>
          <strong className="font-semibold">{texts.banner}.</strong> {texts.bannerText}
        </p>
        <a href={sitePaths.home} className="underline underline-offset-4">
          {texts.leave}
        </a>
      </header>
      <Step flow={flow} given={given} />
    </div>
  )
}

function Step({ flow, given }: { flow: Flow; given: ReviewBody | undefined }) {
  const texts = useMarketingTexts().demo
  switch (useQuery().get('step')) {
    case 'rating':
      return <RatingScreen {...flow} />
    case 'feedback':
      return <FeedbackScreen {...flow} />
    case 'thank-you':
      return (
        <ThankYouScreen {...flow}>
          <Link to={ownerPath} className={buttonClass({ variant: 'brand', size: 'lg', fullWidth: true })}>
            {texts.seeOwner}
          </Link>
        </ThankYouScreen>
      )
    case 'google':
      return <LeavingForGoogle flow={flow} />
    case 'owner':
      return <OwnerView given={given} />
    default:
      return <ChoiceScreen {...flow} />
  }
}

function LeavingForGoogle({ flow }: { flow: Flow }) {
  const { demo: texts, titles } = useMarketingTexts()
  return (
    <Screen title={titles.demo} company={flow.company}>
      <div className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.google.title}</Heading>
        <p className="text-ink-muted">{texts.google.text}</p>
        <Link
          to={paths.home}
          className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}
        >
          {texts.google.back}
        </Link>
      </div>
    </Screen>
  )
}

function OwnerView({ given }: { given: ReviewBody | undefined }) {
  const { demo: texts, sample } = useMarketingTexts()
  const { demoDashboardUrl } = usePage().settings
  const { reviews, yours } = sample
  const latest = {
    rating: given?.rating ?? 4,
    feedback: given?.feedback ?? yours,
    age: texts.owner.just,
  }
  return (
    <main className="mx-auto max-w-3xl px-4 py-12 sm:px-8">
      <div className="mb-8 text-center">
        <Heading>{texts.owner.title}</Heading>
        <p className="mt-2 text-ink-muted">{given ? texts.owner.text : texts.owner.sampleText}</p>
      </div>
      <DashboardPreview reviews={[latest, ...reviews]} />
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {demoDashboardUrl && (
          <a href={demoDashboardUrl} rel="nofollow" className={buttonClass({ size: 'lg' })}>
            {texts.openDashboard}
          </a>
        )}
        <Link to={paths.home} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {texts.owner.restart}
        </Link>
      </p>
    </main>
  )
}
