import { useTexts } from '#shared/page-context.tsx'

/** Loading state; identical to the markup in index.html, so that the switch is invisible. */
export function Loading() {
  return <main className="loading">{useTexts().loading}</main>
}
