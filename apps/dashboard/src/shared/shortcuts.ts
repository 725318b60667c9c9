import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Local storage key: `off` if the user has switched single-key shortcuts off (WCAG 2.1.4). */
const storageKey = 'shortcuts'

const listeners = new Set<() => void>()

/** Switches single-key shortcuts on or off in this browser. */
export function setShortcuts(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {
    // Storage may be blocked; shortcuts then stay on.
  }
  for (const listener of listeners) listener()
}

function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Returns whether single-key shortcuts are switched on. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, areOn)
}

/** Actions by key, in lower case; a key without an action is left to the browser. */
type Shortcuts = Record<string, ((event: KeyboardEvent) => void) | undefined>

/**
 * Runs the action of a single key: never while typing, with a modifier or in a menu, and only where the topmost dialog
 * is the one that these shortcuts belong to.
 *
 * @param dialog selector of that dialog; by default, shortcuts belong to the page
 */
export function useShortcuts(shortcuts: Shortcuts, dialog?: string): void {
  const isOn = useShortcutsOn()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.isComposing || takesLetters(event.target)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const topmost = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    if (dialog ? !topmost?.matches(dialog) : topmost) return
    const run = shortcuts[event.key.toLowerCase()]
    if (!run) return
    event.preventDefault()
    run(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Returns whether a control handles letter keys itself. */
function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const fields = 'input:not([type=checkbox]), textarea, select, [role=menu], [contenteditable]'
  return target.closest(fields) !== null
}
