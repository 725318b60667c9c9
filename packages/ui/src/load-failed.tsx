import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#button.tsx'
import { EmptyState } from '#empty-state.tsx'
import { PageState } from '#page-state.tsx'
import { useOnline } from '#use-online.ts'

export interface LoadFailedProps {
  title: string
  /** What went wrong, in a sentence. */
  children: ReactNode
  /** Another try is on its way. */
  retrying: boolean
  onRetry: () => void
}

/** A whole page that could not be loaded, with a way to try again. Without a connection it says that instead. */
export function LoadFailed({ title, children, retrying, onRetry }: LoadFailedProps) {
  const online = useOnline()
  return (
    <PageState
      icon={<CircleAlert />}
      title={title}
      action={
        <Button busy={retrying} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {online ? children : 'You are offline. The page loads by itself when the connection returns.'}
    </PageState>
  )
}

export interface PartFailedProps extends LoadFailedProps {
  className?: string
}

/** A list or a part of a page that could not be loaded, or not to its end; the rest of the page stands. */
export function PartFailed({ title, children, retrying, onRetry, className }: PartFailedProps) {
  const online = useOnline()
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        title={title}
        {...(className && { className })}
        action={
          <Button variant="secondary" busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {online ? children : 'You are offline. It loads by itself when the connection returns.'}
      </EmptyState>
    </div>
  )
}
