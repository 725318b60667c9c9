import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#button.tsx'
import { controlTexts } from '#control-texts.ts'
import { EmptyState } from '#empty-state.tsx'
import { isLostChunk, mayReload, reload } from '#lost-chunk.ts'
import { PageLoading, PageState } from '#page-state.tsx'
import { hasUnsaved } from '#unsaved.ts'
import { useOnline } from '#use-online.ts'

/** Shown in place of a screen that threw or whose code failed to load. */
export function PageFailed({ error }: { error: unknown }) {
  return isLostChunk(error) ? (
    <LostChunk
      reloading={<PageLoading>{controlTexts.loading}</PageLoading>}
      failed={(text, action) => (
        <PageState icon={<CircleAlert />} title={controlTexts.failed.page} action={action}>
          {text}
        </PageState>
      )}
    />
  ) : (
    <PageState
      icon={<CircleAlert />}
      title={controlTexts.failed.error}
      action={<Button onClick={() => window.location.reload()}>{controlTexts.failed.reload}</Button>}
    >
      {controlTexts.failed.errorText}
    </PageState>
  )
}

/** Error boundary for a lazily loaded part of a page; the rest of the page remains. */
export class PartBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // Other errors are handled by the page's boundary.
    if (!isLostChunk(error)) throw error
    return (
      <LostChunk
        reloading={null}
        failed={(text, action) => (
          <EmptyState icon={<CircleAlert />} title={controlTexts.failed.part} action={action}>
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
 * Browsers cache a failed module load, so only a page reload helps. It happens automatically, once immediately (the
 * code is gone after a release) and again on reconnect, but not while there are unsaved changes.
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
  const text = online ? controlTexts.failed.connection : controlTexts.failed.partOffline
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
      {controlTexts.retry}
    </Button>
  )
}
