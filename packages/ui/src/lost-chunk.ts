const key = 'reloadedForChunk'

/** Milliseconds within which the page is not reloaded a second time by itself. */
export const RELOAD_PAUSE = 60_000

/** Whether code of the app did not arrive: no connection, or a new release has replaced it. */
export function isLostChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message)
  )
}

/** Whether reloading may help without the person's doing, and has not just been tried. */
export function mayReload(): boolean {
  return navigator.onLine && Date.now() - Number(sessionStorage.getItem(key)) > RELOAD_PAUSE
}

/**
 * Loads the page again, at the address where the code was missed, if the server can be reached: the browser's own
 * error page would take the place of the app otherwise.
 *
 * @returns false when it cannot be reached
 */
export async function reload(): Promise<boolean> {
  const reached = await fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!reached) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
