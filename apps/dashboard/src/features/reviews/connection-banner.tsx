import { onlineManager } from '@tanstack/react-query'
import { RefreshCw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { LiveState } from '#features/reviews/live-updates.ts'

/** Delay before a broken stream is reported, in milliseconds; most reconnect sooner. */
const patience = 5_000

const onOnline = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

const messages = {
  reconnecting: 'Reconnecting. What you see may be out of date until the connection is back.',
  polling: 'Live updates are interrupted. Until they are back, new reviews take up to 30 seconds to appear.',
}

/** Warns, for the whole dashboard, while data may be out of date. */
export function ConnectionBanner({ state }: { state: LiveState }) {
  const online = useSyncExternalStore(onOnline, isOnline)
  const late = useTrueFor(state !== 'live', patience)
  return (
    <div role="status" className="sticky top-16 z-30">
      {!online ? (
        <Message icon={<WifiOff />}>
          You are offline. What you see may be out of date. It will update when you are back online.
        </Message>
      ) : (
        late && state !== 'live' && <Message icon={<RefreshCw />}>{messages[state]}</Message>
      )}
    </div>
  )
}

function Message({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <div className="border-line border-b bg-warning-soft">
      <p className="mx-auto flex max-w-6xl items-start gap-2.5 px-4 py-2.5 text-sm text-warning sm:px-6">
        <span aria-hidden="true" className="mt-0.5 shrink-0 [&>svg]:size-4">
          {icon}
        </span>
        {children}
      </p>
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
