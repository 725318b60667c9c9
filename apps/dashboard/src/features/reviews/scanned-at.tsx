import type { Review } from '@candour/schemas/reviews.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { placementQuery } from '#features/reviews/placement-query.ts'
import { locationsQuery } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'

/** Where the visitor scanned a code; nothing for a review left without one. */
export function ScannedAt({ review }: { review: Review }) {
  return review.placementId && <Placement review={review} id={review.placementId} />
}

function Placement({ review: { companyId, locationId }, id }: { review: Review; id: string }) {
  const { data, isPending } = useQuery(placementQuery(companyId, id))
  const locations = useQuery({ ...locationsQuery(companyId), enabled: locationId !== null }).data
  if (!data && !isPending) return null
  // Each location may have a code of the same name.
  const location = locations?.find(({ id }) => id === locationId)?.name
  return (
    // A single line in lists, so that the name does not move the page when it appears.
    <div className="flex min-h-5 items-center gap-1.5 text-ink-muted text-sm">
      <QrCode className="size-3.5 shrink-0 text-ink-faint" />
      {data ? (
        <span
          className="in-[[role=dialog]]:whitespace-normal min-w-0 wrap-anywhere truncate"
          title={location ? `${data.name} · ${location}` : data.name}
        >
          <Sentence parts={texts.reviews.item.scannedAt(<bdi>{data.name}</bdi>)} />
          {location && (
            <>
              {' · '}
              <bdi>{location}</bdi>
            </>
          )}
        </span>
      ) : (
        <Skeleton className="h-4 w-28" />
      )}
    </div>
  )
}
