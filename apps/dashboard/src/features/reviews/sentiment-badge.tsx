import type { Review } from '@candour/schemas/reviews.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Frown, Meh, Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#shared/texts.ts'

const looks = {
  negative: { tone: 'danger', Icon: Frown },
  neutral: { tone: 'neutral', Icon: Meh },
  positive: { tone: 'success', Icon: Smile },
} as const

type Judged = Pick<Review, 'sentiment' | 'sentimentCorrected'>

/** Names the sentiment of a review, and says whether a member has set it. */
export const nameSentiment = ({ sentiment, sentimentCorrected }: Judged) =>
  (sentimentCorrected ? texts.reviews.sentiment.setByHand : texts.frame.sentiment)[sentiment]

interface SentimentBadgeProps {
  review: Judged
  /** Rendered after the name. */
  children?: ReactNode
}

export function SentimentBadge({ review, children }: SentimentBadgeProps) {
  const { tone, Icon } = looks[review.sentiment]
  return (
    <Badge tone={tone} className="[&_svg]:size-3.5">
      <Icon />
      {nameSentiment(review)}
      {children}
    </Badge>
  )
}
