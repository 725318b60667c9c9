import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to an element that lost it by being disabled, unless it has moved elsewhere meanwhile. Without it, a
 * keyboard user could not press a button again after it failed.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, disabled: boolean) {
  const wasDisabled = useRef(disabled)
  const kept = useRef(false)
  // While rendering: some browsers take the focus away at once when the element is disabled, before any effect.
  if (disabled && !wasDisabled.current) {
    kept.current = element.current !== null && element.current === document.activeElement
  }
  useLayoutEffect(() => {
    wasDisabled.current = disabled
    if (!disabled && kept.current && document.activeElement === document.body) element.current?.focus()
  }, [element, disabled])
}
