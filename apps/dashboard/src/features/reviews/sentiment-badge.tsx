import type { Sentiment } from '@candour/schemas/reviews.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Frown, Meh, Smile } from 'lucide-react'
import { sentimentNames } from '#shared/sentiment.ts'

const looks = {
  negative: { tone: 'danger', Icon: Frown },
  neutral: { tone: 'neutral', Icon: Meh },
  positive: { tone: 'success', Icon: Smile },
} as const

export function SentimentBadge({ sentiment }: { sentiment: Sentiment }) {
  const { tone, Icon } = looks[sentiment]
  return (
    <Badge tone={tone} className="[&_svg]:size-3.5">
      <Icon aria-hidden="true" />
      {sentimentNames[sentiment]}
    </Badge>
  )
}
