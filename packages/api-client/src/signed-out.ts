import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#call.ts'
import { keyFor } from '#query.ts'

/**
 * Calls back whenever a read or a write is answered by 401, with the id of the user whose session has ended, if
 * somebody was signed in on this page. Returns the function that unsubscribes.
 */
export function onSignedOut(client: QueryClient, callback: (ended: string | undefined) => void): () => void {
  const check = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) return
    const me = client.getQueriesData<CurrentUser>({ queryKey: keyFor(getMe) }).find(([, data]) => data)?.[1]
    callback(me?.user.id)
  }
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Why the login is shown, and where it leads afterwards. */
export interface LoginReason {
  /** Path, query and hash on the app's own origin, as the address claims it: not checked. */
  next: string
  /** The user whose session ended; undefined where nobody was signed in. */
  ended: string | undefined
}

/** The login's address for whoever was at `here`; in the query, because the login may be on another host. */
export function loginAddress(
  here: { pathname: string; search: string; hash: string },
  ended: string | undefined,
) {
  const query = new URLSearchParams({ next: here.pathname + here.search + here.hash })
  if (ended) query.set('ended', ended)
  return `${accountPaths.login}?${query}`
}

/** Reads what `loginAddress` wrote. */
export function loginReason(search: string): LoginReason | undefined {
  const query = new URLSearchParams(search)
  const next = query.get('next')
  return next === null ? undefined : { next, ended: query.get('ended') || undefined }
}
