import type { Input } from '@candour/schemas/endpoint.ts'
import type { createReview } from '@candour/schemas/reviews.ts'
import type { SiteCompany } from '#shared/page.ts'

export type ReviewBody = Input<typeof createReview>['body']

/** Paths of a company's screens. */
export interface FlowPaths {
  home: string
  rating: string
  feedback: (rating: number) => string
  thankYou: string
}

/** Shared props of the review flow's screens, also used by the demo. */
export interface Flow {
  company: SiteCompany
  paths: FlowPaths
  send: (review: ReviewBody, signal: AbortSignal) => Promise<unknown>
}

/** Returns the paths below `/{slug}`, or those of the single-company screens. */
export function flowPaths(slug: string | undefined): FlowPaths {
  const base = slug === undefined ? '' : `/${slug}`
  return {
    home: base || '/',
    rating: `${base}/rating`,
    feedback: (rating) => `${base}/feedback?rating=${rating}`,
    thankYou: `${base}/thank-you`,
  }
}

/** Returns the URL for public reviews; falls back to a web search for the company. */
export function publicReviewUrl({ googleReviewUrl, name }: SiteCompany): string {
  return googleReviewUrl ?? `https://www.google.com/search?q=${encodeURIComponent(name)}`
}
