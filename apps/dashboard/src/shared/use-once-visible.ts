import { useEffect, useEffectEvent } from 'react'

/**
 * Does something as soon as the user can see the page, and again when `key` changes.
 *
 * @param key identifies what is shown; empty while there is nothing
 */
export function useOnceVisible(key: string, act: () => void): void {
  const onVisible = useEffectEvent(act)
  useEffect(() => {
    if (!key) return
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      onVisible()
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [key])
}
