import type { Input } from '@candour/schemas/endpoint.ts'
import type { createReview } from '@candour/schemas/reviews.ts'
import type { SiteCompany } from '#app/page.ts'

export type ReviewBody = Input<typeof createReview>['body']

/** Addresses of one company's screens. */
export interface FlowPaths {
  home: string
  rating: string
  feedback: (rating: number) => string
  thankYou: string
}

/** What the screens of the review flow share: a company's, the single company's, or the demo's. */
export interface Flow {
  company: SiteCompany
  paths: FlowPaths
  send: (review: ReviewBody, signal: AbortSignal) => Promise<unknown>
}

/** The addresses below `/{slug}`, or of the single-company screens. */
export function flowPaths(slug: string | undefined): FlowPaths {
  const base = slug === undefined ? '' : `/${slug}`
  return {
    home: base || '/',
    rating: `${base}/rating`,
    feedback: (rating) => `${base}/feedback?rating=${rating}`,
    thankYou: `${base}/thank-you`,
  }
}

/** Where a public review is left; a web search finds the company when its address at Google is not known. */
export function publicReviewUrl({ googleReviewUrl, name }: SiteCompany): string {
  return googleReviewUrl ?? `https://www.google.com/search?q=${encodeURIComponent(name)}`
}
