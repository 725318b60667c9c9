import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#button.tsx'
import { EmptyState } from '#empty-state.tsx'
import { isLostChunk, mayReload, reload } from '#lost-chunk.ts'
import { PageLoading, PageState } from '#page-state.tsx'
import { hasUnsaved } from '#unsaved.ts'
import { useOnline } from '#use-online.ts'

/** Where a screen broke or its code did not arrive. */
export function PageFailed({ error }: { error: unknown }) {
  return isLostChunk(error) ? (
    <LostChunk
      reloading={<PageLoading>Loading...</PageLoading>}
      failed={(text, action) => (
        <PageState icon={<CircleAlert />} title="This page could not be loaded" action={action}>
          {text}
        </PageState>
      )}
    />
  ) : (
    <PageState
      icon={<CircleAlert />}
      title="Something went wrong"
      action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
    >
      Please reload the page. If it happens again, please tell us.
    </PageState>
  )
}

/** Around a part of a page whose code is loaded when it is needed: without it, the rest of the page stays. */
export class PartBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // What broke in another way is the page's to tell.
    if (!isLostChunk(error)) throw error
    return (
      <LostChunk
        reloading={null}
        failed={(text, action) => (
          <EmptyState icon={<CircleAlert />} title="This part could not be loaded" action={action}>
            {text}
          </EmptyState>
        )}
      />
    )
  }
}

interface LostChunkProps {
  reloading: ReactNode
  failed: (text: string, action: ReactNode) => ReactNode
}

/**
 * Browsers remember that a module failed, so only loading the page again helps. It does so by itself: once at once,
 * because the code is gone after a release, and when the connection returns; but not over something unsaved.
 */
function LostChunk({ reloading, failed }: LostChunkProps) {
  const online = useOnline()
  const wasOffline = useRef(!online)
  const [trying, setTrying] = useState(() => online && !hasUnsaved() && mayReload())

  const retry = useEffectEvent(async () => {
    setTrying(true)
    if (!(await reload())) setTrying(false)
  })
  useEffect(() => {
    if (!online) wasOffline.current = true
    else if (!hasUnsaved() && (wasOffline.current || mayReload())) void retry()
  }, [online])

  if (trying) return reloading
  const text = online
    ? 'The connection failed, or there is a new version. Please try again.'
    : 'You are offline. It loads by itself when the connection returns.'
  return failed(text, <RetryButton />)
}

function RetryButton() {
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    if (!(await reload())) setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void retry()}>
      Retry
    </Button>
  )
}
