import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as RadixToast from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '#button.tsx'
import { cn } from '#cn.ts'
import { controlTexts } from '#control-texts.ts'
import {
  dismissToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD,
  type ToastEntry,
  toastHosts,
  toastStore,
} from '#toast.ts'
import { toastLook } from '#toast-look.ts'

function ToastItem({ entry }: { entry: ToastEntry }) {
  return (
    <RadixToast.Root
      open={entry.open}
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      className={cn(
        toastLook.card,
        'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out data-[swipe=cancel]:transition-transform',
      )}
    >
      {entry.variant === 'destructive' && <CircleAlert className={cn(toastLook.icon, 'text-danger')} />}
      {entry.variant === 'success' && <CircleCheck className={cn(toastLook.icon, 'text-success')} />}
      <div className={cn(toastLook.body, 'wrap-anywhere')}>
        <RadixToast.Title className={toastLook.title}>{entry.title}</RadixToast.Title>
        {entry.description && (
          <RadixToast.Description className={toastLook.description}>
            {entry.description}
          </RadixToast.Description>
        )}
      </div>
      {entry.action && (
        <RadixToast.Action
          altText={entry.action.label}
          onClick={entry.action.onClick}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: '-my-0.5' })}
        >
          {entry.action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close aria-label={controlTexts.close} className={toastLook.close}>
        <X className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

/**
 * The notification region; place it once, at the end of the app. It is at the bottom right; while a dialog is open, it
 * moves to the top, where dialogs have only their title and a button: between these in the wide ones, which are the
 * tallest too.
 */
export function Toaster() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getSnapshot)
  const host = useSyncExternalStore(toastHosts.subscribe, toastHosts.getSnapshot, () => undefined)
  const viewport = (
    <RadixToast.Viewport
      hotkey={[TOAST_HOTKEY]}
      label={controlTexts.notifications.region}
      className={cn(
        'pointer-events-none fixed z-60 flex flex-col gap-2 outline-none sm:w-100 sm:p-6',
        host
          ? 'top-0 right-14 left-0 mx-auto px-4 pt-[max(0.5rem,env(safe-area-inset-top))]'
          : 'right-0 bottom-(--bottom-bar,0px) left-0 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:left-auto',
      )}
    />
  )
  return (
    <RadixToast.Provider
      label={controlTexts.notifications.one}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      {host ? createPortal(viewport, host) : viewport}
    </RadixToast.Provider>
  )
}
