import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as RadixToast from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import {
  dismissToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD,
  type ToastEntry,
  toastStore,
} from '#toast.ts'

function ToastItem({ entry }: { entry: ToastEntry }) {
  return (
    <RadixToast.Root
      open={entry.open}
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      className="pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-surface-raised py-3.5 pr-2 pl-4 shadow-overlay data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out data-[swipe=cancel]:transition-transform"
    >
      {entry.variant === 'destructive' && (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
      )}
      {entry.variant === 'success' && (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success" />
      )}
      <div className="min-w-0 flex-1 py-px">
        <RadixToast.Title className="font-medium text-ink text-sm">{entry.title}</RadixToast.Title>
        {entry.description && (
          <RadixToast.Description className="mt-0.5 text-ink-muted text-sm">
            {entry.description}
          </RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-my-1 flex size-9 shrink-0 items-center justify-center rounded-md text-ink-faint transition-colors hover:bg-ink/6 hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

/** The notification region: place it once, at the end of the app. */
export function Toaster() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getSnapshot)
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      <RadixToast.Viewport
        hotkey={[TOAST_HOTKEY]}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col gap-2 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:left-auto sm:w-100 sm:p-6"
      />
    </RadixToast.Provider>
  )
}
