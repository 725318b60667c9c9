import type { Review } from '@candour/schemas/reviews.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { useCorrectSentiment } from '#features/reviews/correct-sentiment.ts'
import { nameSentiment, SentimentBadge } from '#features/reviews/sentiment-badge.tsx'
import { sentiments } from '#shared/filters.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface SentimentMenuProps {
  review: Review
  /** Whether the line has little room on phones. */
  isBrief?: boolean
}

/** The sentiment of a review; a menu that corrects it, for those who may. */
export function SentimentMenu({ review, isBrief = false }: SentimentMenuProps) {
  const mayCorrect = useMay('reviews:reply')
  const correct = useCorrectSentiment()
  if (!mayCorrect) return <SentimentBadge review={review} />
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        aria-label={texts.reviews.sentiment.label(nameSentiment(review))}
        // Above the row's link, which covers the whole line.
        className="relative flex cursor-pointer rounded-full after:absolute after:-inset-y-1.5 after:inset-x-0"
      >
        <SentimentBadge review={review}>
          <ChevronDown className={isBrief ? 'max-sm:hidden' : ''} />
        </SentimentBadge>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {sentiments.toReversed().map((sentiment) => (
          <DropdownMenuCheckboxItem
            key={sentiment}
            checked={review.sentiment === sentiment}
            onSelect={() => correct(review, sentiment)}
          >
            {texts.reviews.sentiment.set[sentiment]}
          </DropdownMenuCheckboxItem>
        ))}
        {review.sentimentCorrected && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => correct(review, null)}>
              <RotateCcw />
              {texts.reviews.sentiment.automatic}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
