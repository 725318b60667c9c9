import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to a button that lost it by being disabled, unless it has moved elsewhere meanwhile. Without it, a
 * keyboard user could not press the button again after it failed. If it stays disabled, such as that of a form that has
 * been saved, the form gets the focus.
 */
export function useKeptFocus(
  button: RefObject<HTMLButtonElement | null>,
  { busy, disabled }: { busy: boolean; disabled: boolean },
) {
  const wasDisabled = useRef(disabled)
  const kept = useRef(false)
  // While rendering: some browsers take the focus away at once when the element is disabled, before any effect.
  if (disabled && !wasDisabled.current) {
    kept.current = button.current !== null && button.current === document.activeElement
  }
  useLayoutEffect(() => {
    wasDisabled.current = disabled
    const { activeElement, body } = document
    if (busy) return
    const isLost = kept.current && (activeElement === body || activeElement === button.current)
    kept.current = false
    if (!isLost) return
    const form = disabled && button.current?.form
    if (form) form.tabIndex = -1
    const place = form || button.current
    place?.focus({ preventScroll: true })
  }, [button, busy, disabled])
}
