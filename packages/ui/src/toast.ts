import type { ReactNode } from 'react'

/** Maximum number of visible toasts; a newer toast replaces an older one. */
const TOAST_LIMIT = 1
/** Milliseconds until a toast closes automatically. */
export const TOAST_DURATION = 5_000
/** Milliseconds until a dismissed toast is removed from the store. */
const TOAST_REMOVE_DELAY = 1_000_000
/** Pixels a rightward swipe must cover to dismiss a toast. */
export const TOAST_SWIPE_THRESHOLD = 50
/** Key that moves focus to the notification region. */
export const TOAST_HOTKEY = 'F8'

export interface ToastMessage {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'success' | 'destructive'
  /** A button, such as Undo; its action must also be available elsewhere. */
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

/** Shows a message in the Toaster; callable from anywhere. Returns the id for `dismissToast`. */
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

/** Closes all open toasts. */
export function dismissOpenToasts() {
  for (const entry of entries) {
    if (entry.open) dismissToast(entry.id)
  }
}

/** The store for useSyncExternalStore. */
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

/** Element in which the Toaster renders: the most recently opened modal panel, or else its own place. */
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
