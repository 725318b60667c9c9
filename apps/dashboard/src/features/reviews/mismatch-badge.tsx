import type { Review } from '@candour/schemas/reviews.ts'
import { Badge } from '@candour/ui/badge.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { useId } from 'react'
import { CompanyLink } from '#shared/company-link.tsx'
import { reviewsLink } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

/** Marks a review whose words and stars clearly disagree; a menu explains that, and links to all such reviews. */
export function MismatchBadge({ review: { rating, mismatch } }: { review: Review }) {
  const why = useId()
  if (!mismatch) return null
  const words = texts.reviews.mismatch
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        // Above the row's link, which covers the whole line.
        className="relative flex cursor-pointer rounded-full after:absolute after:-inset-y-1.5 after:inset-x-0"
      >
        <Badge>{texts.frame.mismatch}</Badge>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" aria-describedby={why}>
        <DropdownMenuLabel id={why}>
          {rating < 3 ? words.praise(rating) : words.criticism(rating)}
        </DropdownMenuLabel>
        <DropdownMenuItem asChild>
          <CompanyLink to={reviewsLink({ mismatch: true })}>{words.all}</CompanyLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
