import { cn } from '@candour/ui/cn.ts'
import { CircleAlert, X } from '@candour/ui/icons.tsx'
import { TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD } from '@candour/ui/toast.ts'
import { toastLook } from '@candour/ui/toast-look.ts'
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
import { useTexts } from '#shared/page-context.tsx'

interface ToastMessage {
  title: string
  description: string
}

const ToastContext = createContext<(message?: ToastMessage) => void>(() => {})

/** Returns a function that shows a toast in place of the current one, or without a message, removes it. */
export const useToast = () => use(ToastContext)

/**
 * The site's own toasts, one at a time. They look like the Radix toasts of the consoles at a tenth of the bundle size.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage & { key: number }>()
  const show = useCallback(
    (message?: ToastMessage) => setToast((before) => message && { ...message, key: (before?.key ?? 0) + 1 }),
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
      if (event.key === TOAST_HOTKEY) region.current?.focus()
    }
    addEventListener('keydown', focusOnF8)
    return () => removeEventListener('keydown', focusOnF8)
  }, [])
  return (
    <section ref={region} aria-label={texts.notifications.region} tabIndex={-1} className="toasts">
      {/* A live region must exist before its first message, or screen readers do not announce it. */}
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
    const timer = setTimeout(onClose, TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [held, onClose])

  const move = (event: PointerEvent) =>
    setSwipe((now) => (now.active ? { ...now, by: Math.max(0, event.clientX - now.from) } : now))
  const release = () => {
    if (swipe.by >= TOAST_SWIPE_THRESHOLD) onClose()
    else setSwipe({ from: 0, by: 0, active: false })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is a shortcut for the close button
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => setSwipe({ from: event.clientX, by: 0, active: true })}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => setSwipe({ from: 0, by: 0, active: false })}
      style={{ touchAction: 'pan-y', transform: `translateX(${swipe.by}px)` }}
      className={cn(toastLook.card, 'animate-rise-in')}
    >
      <CircleAlert className={cn(toastLook.icon, 'text-danger')} />
      <div className={toastLook.body}>
        <p className={toastLook.title}>{message.title}</p>
        <p className={toastLook.description}>{message.description}</p>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={texts.notifications.close}
        className={toastLook.close}
      >
        <X className="size-4" />
      </button>
    </div>
  )
}
