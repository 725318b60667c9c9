import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to an element that lost it by being disabled, unless it has moved elsewhere meanwhile. Without it, a
 * keyboard user could not press a button again after it failed.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, disabled: boolean) {
  const kept = useRef(false)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (disabled) kept.current = focused === element.current
    else if (kept.current && focused === document.body) element.current?.focus()
  }, [element, disabled])
}
