import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which a button shows that its text was copied. */
export const COPIED_DURATION = 2_000

/**
 * Copies text to the clipboard.
 *
 * @returns whether the text was copied just now, and the copy function, which resolves to whether it succeeded
 */
export function useCopy(): [copied: boolean, copy: (text: string) => Promise<boolean>] {
  const [copied, setCopied] = useState(false)
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reset.current), [])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setCopied(true)
    clearTimeout(reset.current)
    reset.current = setTimeout(() => setCopied(false), COPIED_DURATION)
    return true
  }

  return [copied, copy]
}
