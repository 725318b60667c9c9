import type { Input } from '@candour/schemas/endpoint.ts'
import type { ReviewPaths } from '@candour/schemas/paths.ts'
import type { createReview } from '@candour/schemas/reviews.ts'
import type { PublicLink } from '@candour/ui/choice-card.tsx'
import type { SiteCompany } from '#shared/page.ts'
import { sendVisit } from '#shared/visit.ts'

export type ReviewBody = Input<typeof createReview>['body']

/** Shared props of the review flow's screens, also used by the demo. */
export interface Flow {
  company: SiteCompany
  /** The scanned code; the paths carry it too. */
  via?: string | undefined
  /** URL that counts a press of the public button; the demo counts none. */
  publicVisitUrl?: string
  paths: ReviewPaths
  /** Resolves to the private link to the review; the demo has none. */
  send: (review: ReviewBody, signal: AbortSignal) => Promise<{ id?: string; receipt?: string }>
}

/** Returns the attributes of a link to public reviews; falls back to a web search for the company. */
export function publicLink({
  company: { googleReviewUrl, name },
  publicVisitUrl,
}: Pick<Flow, 'company' | 'publicVisitUrl'>): PublicLink {
  const href = googleReviewUrl ?? `https://www.google.com/search?q=${encodeURIComponent(name)}`
  if (!publicVisitUrl) return { href }
  return {
    href,
    // Counts the press without a script, but not in Firefox. With a script, a beacon replaces it, so that no press
    // counts twice.
    ping: publicVisitUrl,
    onClick: ({ currentTarget }) => {
      if (sendVisit(publicVisitUrl)) currentTarget.removeAttribute('ping')
    },
  }
}
