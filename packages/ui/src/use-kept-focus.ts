import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Focuses an element again that had the focus when it was disabled, unless the focus has moved elsewhere: browsers take
 * it away from disabled elements, so a keyboard user could not press a button again that has failed.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, disabled: boolean) {
  const kept = useRef(false)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (disabled) kept.current = focused === element.current
    else if (kept.current && focused === document.body) element.current?.focus()
  }, [element, disabled])
}
