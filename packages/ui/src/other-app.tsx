import { type ReactNode, useEffect } from 'react'
import { LoadFailed } from '#load-failed.tsx'
import { PageLoading } from '#page-state.tsx'

/** The path for which the host has answered with this app, wherever its router has gone since. */
export function openedAt(): string | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  return opening && new URL(opening.name).pathname
}

export interface OtherAppProps {
  /** Where the app is that has this address; nothing until that is known. */
  origin: string | undefined
  /** The question where that is, as far as it has come. */
  asked: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** What to show where this host has no other app at this address either. */
  children: ReactNode
}

/**
 * What an app's router shows at the address of another app: the way there. The address is in the bar already, so on
 * this origin asking for it again brings the other app, unless it has just brought this one.
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
      <LoadFailed title="Failed to load the page" retrying={asked.isFetching} onRetry={() => asked.refetch()}>
        {asked.error.message}
      </LoadFailed>
    )
  }
  return stays ? children : <PageLoading>Loading...</PageLoading>
}
