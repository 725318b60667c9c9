import { useCallback, useEffect, useState } from 'react'

/** How long new reviews stay highlighted, in milliseconds. */
const novelty = 8_000

/** Returns the ids to highlight as new, and a function that adds more. */
export function useArrived(): [arrived: ReadonlySet<string>, arrive: (ids: readonly string[]) => void] {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const arrive = useCallback(
    (ids: readonly string[]) => setArrived((known) => new Set([...known, ...ids])),
    [],
  )
  useEffect(() => {
    if (arrived.size === 0) return
    const timer = setTimeout(() => setArrived(new Set()), novelty)
    return () => clearTimeout(timer)
  }, [arrived])
  return [arrived, arrive]
}
