import type { ReactNode } from 'react'

/** How many toasts are on screen at a time; a newer one takes the place of the older. */
export const TOAST_LIMIT = 1
/** Milliseconds for which a toast stays open by itself. */
export const TOAST_DURATION = 5_000
/** Milliseconds after which a dismissed toast leaves the store. */
export const TOAST_REMOVE_DELAY = 1_000_000
/** Pixels a swipe to the right must pass to dismiss. */
export const TOAST_SWIPE_THRESHOLD = 50
/** Key that moves the focus to the notification region. */
export const TOAST_HOTKEY = 'F8'

export interface ToastMessage {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'success' | 'destructive'
  /** A button, such as one that takes back what was done; what it says must be possible elsewhere too. */
  action?: { label: string; onClick: () => void }
}

export interface ToastEntry extends ToastMessage {
  id: number
  open: boolean
}

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function replaceEntries(next: readonly ToastEntry[]) {
  for (const [id, timer] of removals) {
    if (next.some((entry) => entry.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a message in the Toaster, from anywhere. Returns the id that dismisses it. */
export function toast(message: ToastMessage): number {
  lastId += 1
  replaceEntries([{ ...message, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT))
  return lastId
}

/** Closes a toast; it stays in the store for TOAST_REMOVE_DELAY. */
export function dismissToast(id: number) {
  if (removals.has(id) || !entries.some((entry) => entry.id === id)) return
  removals.set(
    id,
    setTimeout(() => replaceEntries(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY),
  )
  replaceEntries(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
}

/** Closes whatever toast is open. */
export function dismissOpenToasts() {
  for (const entry of entries) {
    if (entry.open) dismissToast(entry.id)
  }
}

/** The store's two ends for useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: () => entries,
}

let hosts: readonly HTMLElement[] = []
const hostListeners = new Set<() => void>()

/** Where the Toaster shows toasts while modal panels are open: the newest of these, else in its own place. */
export const toastHosts = {
  set(host: HTMLElement, open: boolean) {
    if (hosts.includes(host) === open) return
    hosts = open ? [...hosts, host] : hosts.filter((other) => other !== host)
    for (const listener of hostListeners) listener()
  },
  subscribe(listener: () => void) {
    hostListeners.add(listener)
    return () => {
      hostListeners.delete(listener)
    }
  },
  getSnapshot: () => hosts.at(-1),
}
