import { useTexts } from '#app/page-context.tsx'

/** While there is nothing to show yet; the same as in index.html, so that one follows the other unseen. */
export function Loading() {
  return <main className="loading">{useTexts().loading}</main>
}
