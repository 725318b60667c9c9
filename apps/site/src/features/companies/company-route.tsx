import { call, type EndpointRef } from '@candour/api-client/call.ts'
import type { createReview } from '@candour/schemas/reviews.ts'
import { type ComponentType, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { SiteCompany } from '#app/page.ts'
import { useTexts } from '#app/page-context.tsx'
import { ProblemScreen } from '#app/problem-screen.tsx'
import { Heading, Screen } from '#app/screen.tsx'
import { type Flow, flowPaths, type ReviewBody } from '#features/companies/flow.ts'
import { useCompany } from '#features/companies/use-company.ts'

const createReviewRef = { method: 'POST', path: '/api/reviews' } as const satisfies EndpointRef<
  typeof createReview
>

/** A screen of the review flow for the company in the address, or for the single company. */
export function CompanyRoute({ screen: FlowScreen }: { screen: ComponentType<Flow> }) {
  const texts = useTexts()
  const slug = useParams().slug?.toLowerCase()
  const result = useCompany(slug)
  switch (result.status) {
    case 'found':
      return <CompanyFlow slug={slug} company={result.company} screen={FlowScreen} />
    case 'missing':
      return <CompanyNotFound />
    case 'loading':
      return <p className="p-8 text-center text-ink-muted">{texts.loading}</p>
    case 'failed':
      return <ProblemScreen onRetry={result.retry} />
  }
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
  const flow = useMemo(
    () => ({
      company,
      paths: flowPaths(slug),
      send: (review: ReviewBody, signal: AbortSignal) =>
        call<typeof createReview>(
          createReviewRef,
          { body: slug === undefined ? review : { ...review, companyId: company.id } },
          { signal },
        ),
    }),
    [company, slug],
  )
  return <FlowScreen {...flow} />
}

function CompanyNotFound() {
  const texts = useTexts().companyNotFound
  return (
    <Screen name="choice">
      <div className="flex flex-col gap-3 text-center">
        <Heading>{texts.title}</Heading>
        <p className="text-ink-muted">{texts.text}</p>
      </div>
    </Screen>
  )
}
