import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#button.tsx'
import { controlTexts } from '#control-texts.ts'
import { EmptyState } from '#empty-state.tsx'
import { PageState } from '#page-state.tsx'
import { useOnline } from '#use-online.ts'

interface LoadFailedProps {
  title: string
  /** The error, as a sentence. */
  children: ReactNode
  /** Another attempt is in progress. */
  retrying: boolean
  onRetry: () => void
}

/** A full page that failed to load, with a retry button. While offline, it says so instead. */
export function LoadFailed({ title, children, retrying, onRetry }: LoadFailedProps) {
  const online = useOnline()
  return (
    <PageState
      icon={<CircleAlert />}
      title={title}
      action={
        <Button busy={retrying} onClick={onRetry}>
          {controlTexts.retry}
        </Button>
      }
    >
      {online ? children : controlTexts.failed.pageOffline}
    </PageState>
  )
}

interface PartFailedProps extends LoadFailedProps {
  className?: string
}

/** A list or page section that failed to load completely; the rest of the page remains usable. */
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
            {controlTexts.retry}
          </Button>
        }
      >
        {online ? children : controlTexts.failed.partOffline}
      </EmptyState>
    </div>
  )
}
