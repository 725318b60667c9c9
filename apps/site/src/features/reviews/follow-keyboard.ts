/**
 * Tells an element's styles, in `--keyboard`, how much of the page an on-screen keyboard covers: what sticks to the
 * bottom would stand behind it. Returns what ends it.
 */
export function followKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport || !element) return undefined
  const follow = () => {
    // A page that is zoomed in shows less, too.
    const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}
