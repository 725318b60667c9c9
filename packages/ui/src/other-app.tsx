import { type ReactNode, useEffect } from 'react'
import { controlTexts } from '#control-texts.ts'
import { LoadFailed } from '#load-failed.tsx'
import { PageLoading } from '#page-state.tsx'

/** Returns the path for which the host served this app, regardless of later client-side navigation. */
export function openedAt(): string | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  return opening && new URL(opening.name).pathname
}

interface OtherAppProps {
  /** Origin of the app that owns this URL; undefined until known. */
  origin: string | undefined
  /** State of the query for that origin. */
  asked: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Shown if this host has no other app at this URL either. */
  children: ReactNode
}

/**
 * Rendered by an app's router at a URL of another app: redirects there. On a shared origin, requesting the same URL
 * again loads the other app, unless that request has just been answered with this one.
 */
export function OtherApp({ origin, asked, children }: OtherAppProps) {
  const { origin: here, pathname, search, hash } = window.location
  const known = origin !== undefined
  const stays = origin === here && pathname === openedAt()
  const address = known && origin !== here ? origin + pathname + search + hash : undefined

  useEffect(() => {
    if (!known || stays) return
    if (address) window.location.replace(address)
    else window.location.reload()
  }, [known, stays, address])

  if (asked.error) {
    return (
      <LoadFailed
        title={controlTexts.failed.load}
        retrying={asked.isFetching}
        onRetry={() => asked.refetch()}
      >
        {asked.error.message}
      </LoadFailed>
    )
  }
  return stays ? children : <PageLoading>{controlTexts.loading}</PageLoading>
}
