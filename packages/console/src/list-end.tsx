import { Button } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { PartFailed } from '@candour/ui/load-failed.tsx'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { texts } from '#texts.ts'

export interface ListEndProps {
  pages: UseInfiniteQueryResult
  /** Number of items shown; undefined until the first page has loaded. */
  shown: number | undefined
  /** What to say if it could not be loaded. */
  title: string
  /** Says how many items are shown. */
  count: (shown: number) => string
  /** Whether the list is the last part of a card. */
  isInCard?: boolean
}

/** The end of a paged list: an error with a retry, a button for the next page, and an announcement of the count. */
export function ListEnd({ pages, shown, title, count, isInCard = false }: ListEndProps) {
  return (
    <>
      {pages.error && (
        <PartFailed
          title={title}
          retrying={pages.isFetching}
          onRetry={() => (shown === undefined ? pages.refetch() : pages.fetchNextPage())}
        >
          {pages.error.message}
        </PartFailed>
      )}
      {pages.hasNextPage && !pages.error && (
        <div className={cn('flex justify-center', isInCard ? 'border-line border-t p-4' : 'mt-6')}>
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {texts.shared.loadMore}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {shown !== undefined && !pages.isPlaceholderData && count(shown)}
      </p>
    </>
  )
}
