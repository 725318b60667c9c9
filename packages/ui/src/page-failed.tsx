import { CircleAlert } from 'lucide-react'
import { Button } from '#button.tsx'
import { PageState } from '#page-state.tsx'

/** Where a screen broke or its code did not arrive, say after a new release: loading the page again helps. */
export function PageFailed() {
  return (
    <PageState
      icon={<CircleAlert />}
      title="Something went wrong"
      action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
    >
      Please reload the page. If it happens again, please tell us.
    </PageState>
  )
}
