import { useEffect, useState } from 'react'

/** Milliseconds of rest after which what is typed is searched for. */
const rest = 250

/** The value as it was when it last stayed the same for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
