import { useSyncExternalStore } from 'react'

/** Returns whether a media query matches, for changes CSS alone cannot make, such as turning a table into cards. */
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
