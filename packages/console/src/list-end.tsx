import { Button } from '@candour/ui/button.tsx'
import { PartFailed } from '@candour/ui/load-failed.tsx'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'

interface ListEndProps {
  pages: UseInfiniteQueryResult
  /** Number of items shown; undefined until the first page has loaded. */
  shown: number | undefined
  /** Name of the listed items, in the plural. */
  items: string
}

/** The end of a paged list: an error with a retry, a button for the next page, and an announcement of the count. */
export function ListEnd({ pages, shown, items }: ListEndProps) {
  return (
    <>
      {pages.error && (
        <PartFailed
          title={`Failed to load ${items}`}
          retrying={pages.isFetching}
          onRetry={() => (shown === undefined ? pages.refetch() : pages.fetchNextPage())}
        >
          {pages.error.message}
        </PartFailed>
      )}
      {pages.hasNextPage && !pages.error && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {shown !== undefined && !pages.isPlaceholderData && `${shown} ${items} shown`}
      </p>
    </>
  )
}
