import { useEffect, useRef } from 'react'
import { toastHosts } from '#toast.ts'

export const scrimClass =
  'fixed inset-0 z-50 grid items-end justify-items-center overflow-hidden bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out sm:items-center sm:p-6'

/**
 * A bottom sheet on phones, a centered panel elsewhere; scrolls internally. Positioned, so that visually hidden content
 * scrolls with it; otherwise focusing a control could scroll the whole panel out of the scrim.
 */
export const panelClass =
  'relative max-h-[92dvh] w-full overflow-y-auto overscroll-contain rounded-t-lg border-line bg-surface-raised px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-overlay outline-none max-sm:border-t data-[state=open]:animate-rise-in sm:max-h-full sm:rounded-lg sm:border sm:px-6 sm:pb-6'

export const footerClass = 'mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end'

/**
 * Shows toasts inside a modal panel while it is open; place it in the panel. Outside, they would be hidden from
 * assistive technology, and the focus trap would keep F8 from reaching them.
 */
export function ToastHost() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = ref.current
    const panel = host?.parentElement
    if (!host || !panel) return
    // A panel that is fading out is still in the document, but new toasts belong to the page.
    const update = () => toastHosts.set(host, panel.dataset.state === 'open')
    const observer = new MutationObserver(update)
    observer.observe(panel, { attributeFilter: ['data-state'] })
    update()
    return () => {
      observer.disconnect()
      toastHosts.set(host, false)
    }
  }, [])
  return <div ref={ref} />
}

/**
 * Restores focus to the element that had it when the panel opened, or to the button of the menu that it was in. Radix
 * only knows the panel's own trigger; without one, focus would fall to the body.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      const menu = focused?.closest('[role=menu]')
      opener.current = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
    },
    onCloseAutoFocus: (event: Event) => {
      // What was done in the panel may have moved the focus already.
      const hasMoved = !document.activeElement?.matches('body, [role$=dialog], [role$=dialog] *')
      if (hasMoved) return event.preventDefault()
      const to = opener.current
      if (event.defaultPrevented || !(to instanceof HTMLElement) || to === document.body) return
      if (!to.isConnected) return
      event.preventDefault()
      to.focus()
    },
  }
}
