import { X } from 'lucide-react'
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTexts } from '#app/page-context.tsx'

interface ToastMessage {
  title: string
  description: string
}

/** How long a toast stays, in milliseconds; pointing at it or focusing it stops the clock. */
const displayMs = 5000
/** How far to the right a swipe dismisses it, in CSS pixels. */
const swipeThreshold = 50

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})

/** Shows a message, in place of the one before. */
export const useToast = () => use(ToastContext)

/**
 * The site's own toasts, one at a time: what a visitor sees of the consoles' (Radix) toasts, at a tenth of the weight.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage & { key: number }>()
  const show = useCallback(
    (message: ToastMessage) => setToast((before) => ({ ...message, key: (before?.key ?? 0) + 1 })),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion>
        {toast && <Toast key={toast.key} message={toast} onClose={() => setToast(undefined)} />}
      </ToastRegion>
    </ToastContext>
  )
}

function ToastRegion({ children }: { children: ReactNode }) {
  const texts = useTexts()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', focusOnF8)
    return () => removeEventListener('keydown', focusOnF8)
  }, [])
  return (
    <section ref={region} aria-label={texts.notifications.region} tabIndex={-1} className="toasts">
      {/* Present before any message, or a screen reader does not announce the first one. */}
      <div role="alert">{children}</div>
    </section>
  )
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const texts = useTexts()
  const [held, setHeld] = useState(false)
  const [swipe, setSwipe] = useState({ from: 0, by: 0, active: false })

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, displayMs)
    return () => clearTimeout(timer)
  }, [held, onClose])

  const move = (event: PointerEvent) =>
    setSwipe((now) => (now.active ? { ...now, by: Math.max(0, event.clientX - now.from) } : now))
  const release = () => {
    if (swipe.by >= swipeThreshold) onClose()
    else setSwipe({ from: 0, by: 0, active: false })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is a shortcut; the close button does the same
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => setSwipe({ from: event.clientX, by: 0, active: true })}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => setSwipe({ from: 0, by: 0, active: false })}
      style={swipe.by > 0 ? { transform: `translateX(${swipe.by}px)` } : undefined}
      className="toast"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger">{message.title}</p>
        <p className="mt-0.5 text-ink">{message.description}</p>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={texts.notifications.close}
        className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
