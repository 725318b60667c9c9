import { PageFailed } from '@candour/ui/page-failed.tsx'
import { useRouteError } from 'react-router-dom'

/** In place of a screen that broke or did not load. */
export function ScreenFailed() {
  return <PageFailed error={useRouteError()} />
}
