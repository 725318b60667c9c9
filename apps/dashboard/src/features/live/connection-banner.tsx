import { Banner } from '@candour/ui/banner.tsx'
import { onlineManager } from '@tanstack/react-query'
import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LiveState } from '#features/live/live-updates.ts'
import { texts } from '#shared/texts.ts'

/** Delay before a broken stream is reported, in milliseconds; most reconnect sooner. */
const patience = 5_000

const onOnline = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Warns, for the whole dashboard, while data may be out of date. */
export function ConnectionBanner({ state }: { state: LiveState }) {
  const online = useSyncExternalStore(onOnline, isOnline)
  const late = useTrueFor(state !== 'live', patience)
  return (
    <div role="status" className="sticky top-16 z-30">
      {!online ? (
        <Banner icon={<WifiOff />}>{texts.live.offline}</Banner>
      ) : (
        late && state !== 'live' && <Banner icon={<RefreshCw />}>{texts.live[state]}</Banner>
      )}
    </div>
  )
}

/** Returns whether `value` has been true for the given time. */
function useTrueFor(value: boolean, milliseconds: number): boolean {
  const [still, setStill] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setStill(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setStill(false)
    }
  }, [value, milliseconds])
  return still
}
