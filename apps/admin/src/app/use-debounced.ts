import { useEffect, useState } from 'react'

/** Debounce delay, in milliseconds. */
const rest = 250

/** Returns the value, debounced. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
