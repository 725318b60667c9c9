import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#call.ts'
import { keyFor } from '#query.ts'

/**
 * Invokes the callback whenever a read or write fails because nobody is signed in, with the user whose session ended, if
 * one was signed in on this page, and whether it was a write. Returns an unsubscribe function.
 */
export function onSignedOut(
  client: QueryClient,
  callback: (ended: CurrentUser | undefined, isWrite: boolean) => void,
): () => void {
  return onRefused(client, ['not_signed_in'], (isWrite) => {
    const me = client.getQueriesData<CurrentUser>({ queryKey: keyFor(getMe) }).find(([, data]) => data)?.[1]
    callback(me, isWrite)
  })
}

/**
 * Refetches the user whenever a call is refused because what they may do has changed since: their role, a suspension,
 * or a view of a company. Returns an unsubscribe function.
 */
export function refetchUserWhenRefused(client: QueryClient): () => void {
  return onRefused(
    client,
    ['forbidden_role', 'company_suspended', 'view_as_read_only'],
    () => void client.invalidateQueries({ queryKey: keyFor(getMe) }),
  )
}

/**
 * Invokes the callback whenever a read or write fails with one of the codes, with which of them. Returns an unsubscribe
 * function.
 */
export function onRefused(
  client: QueryClient,
  codes: readonly ErrorCode[],
  callback: (isWrite: boolean) => void,
): () => void {
  const check = (error: unknown, isWrite: boolean) => {
    if (error instanceof ApiError && error.code && codes.includes(error.code)) callback(isWrite)
  }
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error, false)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error, true)
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

interface Place {
  pathname: string
  search: string
  hash: string
}

/** The return path is in the query because the account screens may be on another host. */
const returningTo = (here: Place) => new URLSearchParams({ next: here.pathname + here.search + here.hash })

/** Returns the URL on which users who were at `here` set up the second factor that they must have. */
export function twoFactorAddress(here: Place): string {
  return `${accountPaths.twoFactor}?${returningTo(here)}`
}

/** Returns the login URL for a user who was at `here`. */
export function loginAddress(here: Place, ended: string | undefined): string {
  const query = returningTo(here)
  if (ended) query.set('ended', ended)
  return `${accountPaths.login}?${query}`
}

/** Parses the query written by `loginAddress` or `twoFactorAddress`. */
export function loginReason(search: string): LoginReason | undefined {
  const query = new URLSearchParams(search)
  const next = query.get('next')
  return next === null ? undefined : { next, ended: query.get('ended') || undefined }
}
