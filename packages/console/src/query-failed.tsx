import { Button } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { PartFailed } from '@candour/ui/load-failed.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { texts } from '#texts.ts'

interface FailedQuery {
  data: unknown
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

interface QueryFailedProps {
  query: FailedQuery
  title: string
  className?: string
}

/** In place of a part of a page whose query failed: why, and a retry. Nothing while there is data. */
export function QueryFailed({ query, title, className = '' }: QueryFailedProps) {
  if (!query.error || query.data !== undefined) return null
  return (
    <PartFailed
      title={title}
      className={className}
      retrying={query.isFetching}
      onRetry={() => query.refetch()}
    >
      {query.error.message}
    </PartFailed>
  )
}

interface NotLoadedProps extends QueryFailedProps {
  /** Size of the placeholder, as classes. */
  placeholder: string
}

/** In place of a part of a page until its query has data: a placeholder, or `QueryFailed`. */
export function NotLoaded({ placeholder, ...failed }: NotLoadedProps) {
  if (failed.query.error) return <QueryFailed {...failed} />
  return failed.query.data === undefined && <Skeleton className={placeholder} />
}

interface QueryFailedNoteProps extends Omit<QueryFailedProps, 'title'> {
  /** Shown if the server gave no reason. */
  title?: string
}

/** Like `QueryFailed`, without a title. */
export function QueryFailedNote({ query, title, className }: QueryFailedNoteProps) {
  if (!query.error || query.data !== undefined) return null
  return (
    <div role="alert" className={cn('grid justify-items-start gap-3', className)}>
      <p className="text-ink-muted text-sm">{query.error.message || title}</p>
      <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
        {texts.shared.retry}
      </Button>
    </div>
  )
}
