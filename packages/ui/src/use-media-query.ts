import { useSyncExternalStore } from 'react'

/** Whether a media query matches, for what CSS alone cannot change, such as a table that becomes cards. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
