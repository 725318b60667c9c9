import { PageFailed } from '@candour/ui/page-failed.tsx'
import { useRouteError } from 'react-router-dom'

/** Error boundary content for a screen that threw or whose chunk failed to load. */
export function ScreenFailed() {
  return <PageFailed error={useRouteError()} />
}
