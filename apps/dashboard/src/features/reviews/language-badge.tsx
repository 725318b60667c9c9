import { isRead, languageName } from '@candour/console/language-names.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Languages } from 'lucide-react'

/** Names the language of a review's text, unless the user reads it or it is uncertain. */
export function LanguageBadge({ review: { textLanguage } }: { review: Pick<Review, 'textLanguage'> }) {
  if (!textLanguage || isRead(textLanguage)) return null
  return (
    <Badge className="[&_svg]:size-3.5">
      <Languages />
      {languageName(textLanguage)}
    </Badge>
  )
}
