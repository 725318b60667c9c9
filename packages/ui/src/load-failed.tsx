import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#button.tsx'
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
