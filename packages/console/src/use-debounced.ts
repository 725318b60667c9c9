import { useEffect, useState } from 'react'

const delayMs = 250

/** Returns the value once it has stopped changing for 250 ms. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
