import { useCallback, useEffect, useState } from 'react'

/** Milliseconds for which what has just arrived stands out. */
const novelty = 8_000

/** Ids of what has just arrived, and how to tell of more. */
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
