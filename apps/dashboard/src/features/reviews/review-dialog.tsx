import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom'
import { ContactLinks } from '#features/reviews/contact-links.tsx'
import { reviewQuery, shownReview } from '#features/reviews/queries.ts'
import { cameFromList } from '#features/reviews/review-target.ts'
import { SentimentBadge } from '#features/reviews/sentiment-badge.tsx'

/** One review, at an address of its own, above the list. */
export function Component() {
  const company = useOutletContext<DashboardCompany>()
  const { id = '' } = useParams()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const review = useQuery({
    ...reviewQuery(company.id, id),
    placeholderData: () => shownReview(queryClient, company.id, id),
  })

  const close = () => {
    if (cameFromList(state)) navigate(-1)
    else navigate({ pathname: dashboardPaths.reviews, search }, { replace: true, preventScrollReset: true })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title="Review" style={brandStyle(company.brandColor)}>
        {review.data && <ReviewDetail review={review.data} timeZone={company.timeZone} />}
        {review.isPending && (
          <div className="grid gap-4">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-24 w-full" />
          </div>
        )}
        {review.error && (
          <div role="alert" className="grid justify-items-start gap-4">
            <p className="text-base text-ink-muted">
              {review.error.status === 404 || review.error.status === 400
                ? `There is no such review of ${company.name}.`
                : review.error.message || 'Failed to fetch reviews'}
            </p>
            <Button variant="secondary" onClick={close}>
              All reviews
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function ReviewDetail({ review, timeZone }: { review: Review; timeZone: string }) {
  return (
    <article className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Stars value={review.rating} />
        <SentimentBadge sentiment={review.sentiment} />
      </div>
      <time dateTime={review.timestamp} className="text-ink-muted text-sm">
        {new Date(review.timestamp).toLocaleString(undefined, {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone,
        })}
      </time>
      <p className="wrap-anywhere whitespace-pre-line text-base text-ink">{review.feedback}</p>
      <div className="border-line border-t pt-4 empty:hidden">
        <ContactLinks review={review} />
      </div>
    </article>
  )
}
