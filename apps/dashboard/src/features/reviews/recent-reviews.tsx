import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { generatePath } from 'react-router-dom'
import { reviewPages } from '#features/reviews/queries.ts'
import { ReviewItem } from '#features/reviews/review-item.tsx'

export function RecentReviews({ company }: { company: DashboardCompany }) {
  const pages = useInfiniteQuery(reviewPages(company.id))
  const reviews = pages.data?.pages.flatMap((page) => page.items)

  return (
    <Card as="section" padded={false} aria-labelledby="reviews" aria-busy={pages.isPending}>
      <CardHeader id="reviews" title="Recent Reviews" className="px-5 pt-5 sm:px-6 sm:pt-6" />
      {pages.isPending && <Placeholders />}
      {reviews?.length === 0 && <NoReviews slug={company.slug} />}
      {reviews && reviews.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="px-5 py-5 sm:px-6">
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {pages.error && (
        <div role="alert" className="flex flex-col items-center gap-3 px-5 py-8 text-center">
          <p className="text-ink-muted text-sm">{pages.error.message || 'Failed to fetch reviews'}</p>
          <Button
            variant="secondary"
            busy={pages.isFetching}
            onClick={() => (reviews ? pages.fetchNextPage() : pages.refetch())}
          >
            Retry
          </Button>
        </div>
      )}
      {pages.hasNextPage && !pages.error && (
        <div className="flex justify-center border-line border-t p-4">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {reviews && reviews.length > 0 && `${reviews.length} reviews shown`}
      </p>
    </Card>
  )
}

function NoReviews({ slug }: { slug: string }) {
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title="No reviews yet"
      action={
        <a
          href={generatePath(sitePaths.company, { slug })}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          Try your review page
        </a>
      }
    >
      Private feedback appears here as soon as a visitor sends it. Leave the first one yourself to see how it
      looks.
    </EmptyState>
  )
}

function Placeholders() {
  return (
    <div className="mt-2 divide-y divide-line">
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="grid gap-3 px-5 py-5 sm:px-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
