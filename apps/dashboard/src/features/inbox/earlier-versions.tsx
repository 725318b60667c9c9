import { queryFor } from '@candour/api-client/query.ts'
import { formatDateTime } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { listReviewVersions, type Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { ContactLinks } from '#features/reviews/contact-links.tsx'
import { ClampedText } from '#shared/clamped-text.tsx'
import { texts } from '#shared/texts.ts'

/** A button that shows what an edited review was before each change. */
export function EarlierVersions({ review, timeZone }: { review: Review; timeZone: string }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3.5"
        icon={<History />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.inbox.review.showVersions}
      </Button>
      {isOpen && (
        <div id={listId} className="mt-2">
          <Versions review={review} timeZone={timeZone} />
        </div>
      )}
    </div>
  )
}

function Versions({ review, timeZone }: { review: Review; timeZone: string }) {
  const versions = useQuery({
    ...queryFor(listReviewVersions, { params: { id: review.id }, query: { companyId: review.companyId } }),
    // The former content of a review that was erased meanwhile must not show again.
    gcTime: 0,
  })
  if (versions.isPending) return <Skeleton className="h-24 w-full" />
  if (!versions.data) return <QueryFailedNote query={versions} title={texts.inbox.review.versionsFailed} />
  return (
    <ol aria-label={texts.inbox.review.versions} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {versions.data.map(({ at, rating, feedback, ...contact }) => (
        <li key={at} className="grid gap-2 rounded-md bg-surface-sunken px-3.5 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars value={rating} size="sm" />
            <time dateTime={at} className="text-ink-muted text-xs">
              {formatDateTime(at, timeZone)}
            </time>
          </div>
          <ClampedText className="text-ink text-sm">{feedback}</ClampedText>
          <ContactLinks review={contact} />
        </li>
      ))}
    </ol>
  )
}
