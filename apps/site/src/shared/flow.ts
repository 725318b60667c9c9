import type { Input } from '@candour/schemas/endpoint.ts'
import type { ReviewPaths } from '@candour/schemas/paths.ts'
import type { createReview } from '@candour/schemas/reviews.ts'
import type { SiteCompany } from '#shared/page.ts'

export type ReviewBody = Input<typeof createReview>['body']

/** Shared props of the review flow's screens, also used by the demo. */
export interface Flow {
  company: SiteCompany
  paths: ReviewPaths
  send: (review: ReviewBody, signal: AbortSignal) => Promise<unknown>
}

/** Returns the URL for public reviews; falls back to a web search for the company. */
export function publicReviewUrl({ googleReviewUrl, name }: SiteCompany): string {
  return googleReviewUrl ?? `https://www.google.com/search?q=${encodeURIComponent(name)}`
}
