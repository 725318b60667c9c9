const key = 'reloadedForChunk'

/** Minimum milliseconds between automatic reloads. */
const RELOAD_PAUSE = 60_000

/** Returns whether code of the app failed to load: offline, or replaced by a new release. */
export function isLostChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message)
  )
}

/** Returns whether an automatic reload may help and has not just been tried. */
export function mayReload(): boolean {
  return navigator.onLine && Date.now() - Number(sessionStorage.getItem(key)) > RELOAD_PAUSE
}

/**
 * Reloads the page if the server is reachable; otherwise the browser's error page would replace the app.
 *
 * @returns false if the server is unreachable
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
