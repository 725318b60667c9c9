import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#call.ts'
import { keyFor } from '#query.ts'

/**
 * Invokes the callback whenever a read or write fails because nobody is signed in, with the id of the user whose session ended, if one was
 * signed in on this page. Returns an unsubscribe function.
 */
export function onSignedOut(client: QueryClient, callback: (ended: string | undefined) => void): () => void {
  const check = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return
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

/** Why the login is shown, and where to go afterwards. */
export interface LoginReason {
  /** Path, query and hash on the app's own origin, as claimed by the URL: not validated. */
  next: string
  /** The user whose session ended; undefined if nobody was signed in. */
  ended: string | undefined
}

/**
 * Returns the login URL for a user who was at `here`. The return path is in the query because the login may be on
 * another host.
 */
export function loginAddress(
  here: { pathname: string; search: string; hash: string },
  ended: string | undefined,
) {
  const query = new URLSearchParams({ next: here.pathname + here.search + here.hash })
  if (ended) query.set('ended', ended)
  return `${accountPaths.login}?${query}`
}

/** Parses the query written by `loginAddress`. */
export function loginReason(search: string): LoginReason | undefined {
  const query = new URLSearchParams(search)
  const next = query.get('next')
  return next === null ? undefined : { next, ended: query.get('ended') || undefined }
}
