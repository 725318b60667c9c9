/**
 * Keeps the CSS variable `--keyboard` on an element set to the height that an on-screen keyboard covers, so that sticky
 * content at the bottom stays above it. Returns a cleanup function.
 */
export function followKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport || !element) return undefined
  const follow = () => {
    // Pinch zoom shrinks the visual viewport too.
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
