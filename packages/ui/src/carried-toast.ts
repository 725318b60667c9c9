import { TOAST_DURATION, toast, toastStore } from '#toast.ts'

const key = 'carriedToast'
const variants = ['default', 'success', 'destructive'] as const

/**
 * Carries a toast over to the next app: one that is open when the page unloads is shown again by the page that follows
 * immediately ("Logged out" appears on the login screen). Call once per app.
 */
export function carryToasts() {
  const carried = showCarried(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  window.addEventListener('pagehide', () => {
    const [entry] = toastStore.getSnapshot()
    if (!entry?.open) return
    // Otherwise reloading again and again would keep it forever.
    const at = entry.id === carried?.id ? carried.at : Date.now()
    sessionStorage.setItem(key, JSON.stringify({ ...entry, at }))
  })
}

/** Returns the id of the toast, if one is shown, and when it was first carried over. */
function showCarried(saved: string | null): { id: number; at: number } | undefined {
  if (!saved) return
  const { title, description, variant, at }: Record<string, unknown> = JSON.parse(saved)
  if (typeof title !== 'string' || typeof at !== 'number' || Date.now() - at > TOAST_DURATION) return
  const id = toast({
    title,
    variant: variants.find((known) => known === variant) ?? 'default',
    ...(typeof description === 'string' && { description }),
  })
  return { id, at }
}
