import { getMe } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#call.ts'
import { keyFor } from '#query.ts'

/**
 * Calls back whenever a read or a write is answered by 401, telling whether somebody was signed in on this page: then
 * the session has ended. Returns how to stop that.
 */
export function onSignedOut(client: QueryClient, callback: (ended: boolean) => void): () => void {
  const check = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) return
    callback(client.getQueriesData({ queryKey: keyFor(getMe) }).some(([, me]) => me !== undefined))
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
  ended: boolean
}

/** The login's address for whoever was at `here`; in the query, because the login may be on another host. */
export function loginAddress(here: { pathname: string; search: string; hash: string }, ended: boolean) {
  const query = new URLSearchParams({ next: here.pathname + here.search + here.hash })
  if (ended) query.set('ended', '1')
  return `${accountPaths.login}?${query}`
}

/** Reads what `loginAddress` wrote. */
export function loginReason(search: string): LoginReason | undefined {
  const query = new URLSearchParams(search)
  const next = query.get('next')
  return next === null ? undefined : { next, ended: query.has('ended') }
}
