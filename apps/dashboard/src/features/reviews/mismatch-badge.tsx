import type { Review } from '@candour/schemas/reviews.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Tooltip } from '@candour/ui/tooltip.tsx'
import { CompanyLink } from '#shared/company-link.tsx'
import { reviewsLink } from '#shared/filters.ts'
import { mismatchName } from '#shared/sentiment.ts'

/** Marks a review whose words and stars clearly disagree, and links to all such reviews. */
export function MismatchBadge({ review: { rating, mismatch } }: { review: Review }) {
  if (!mismatch) return null
  const stars = rating === 1 ? '1 star' : `${rating} stars`
  return (
    <Tooltip
      content={`${rating < 3 ? 'Praise' : 'Criticism'} with ${stars}, perhaps a slip of the finger. Shows all such reviews.`}
    >
      <CompanyLink
        to={reviewsLink({ mismatch: true })}
        // Above the row's link, which covers the whole line.
        className="relative z-1 flex rounded-full after:absolute after:-inset-y-1.5 after:inset-x-0"
      >
        <Badge>{mismatchName}</Badge>
      </CompanyLink>
    </Tooltip>
  )
}
