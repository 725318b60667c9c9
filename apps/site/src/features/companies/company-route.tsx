import { call, type EndpointRef } from '@candour/api-client/call.ts'
import { reviewPaths, sitePaths } from '@candour/schemas/paths.ts'
import type { createReview } from '@candour/schemas/reviews.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { type ComponentType, useMemo } from 'react'
import type { Flow, ReviewBody } from '#shared/flow.ts'
import type { SiteCompany } from '#shared/page.ts'
import { useCarried, usePage, useTexts } from '#shared/page-context.tsx'
import { useRouter } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'
import { visitUrl } from '#shared/visit.ts'

const createReviewRef = { method: 'POST', path: '/api/reviews' } as const satisfies EndpointRef<
  typeof createReview
>

/** Renders a screen of the review flow for the company with the slug in the URL, or the first one if it has none. */
export function CompanyRoute({
  slug,
  screen: FlowScreen,
}: {
  slug: string | undefined
  screen: ComponentType<Flow>
}) {
  const { company } = usePage()
  // Defense in depth: the data must be of the company in the URL.
  const isOfAddress = company && (slug === undefined || company.slug === slug)
  return isOfAddress ? <CompanyFlow slug={slug} company={company} screen={FlowScreen} /> : <CompanyNotFound />
}

function CompanyFlow({
  slug,
  company,
  screen: FlowScreen,
}: {
  slug: string | undefined
  company: SiteCompany
  screen: ComponentType<Flow>
}) {
  const carried = useCarried()
  const flow = useMemo(
    () => ({
      company,
      via: carried.via,
      paths: reviewPaths(slug, carried),
      publicVisitUrl: visitUrl('public', company.id, carried.via),
      send: (review: ReviewBody, signal: AbortSignal) =>
        call<typeof createReview>(
          createReviewRef,
          {
            body: {
              ...review,
              ...(slug !== undefined && { companyId: company.id }),
              ...(carried.via && { via: carried.via }),
            },
          },
          { signal },
        ),
    }),
    [company, slug, carried],
  )
  return <FlowScreen {...flow} />
}

function CompanyNotFound() {
  const texts = useTexts().companyNotFound
  const { pathname } = useRouter()
  const { home } = reviewPaths(undefined, useCarried())
  return (
    <Screen name="choice">
      <div className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.title}</Heading>
        <p className="text-ink-muted">{texts.text}</p>
        <p className="text-ink-muted">{texts.hint}</p>
        {pathname !== sitePaths.home && (
          <a href={home} className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}>
            {texts.home}
          </a>
        )}
      </div>
    </Screen>
  )
}
