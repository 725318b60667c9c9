import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#call.ts'

/** Calls back whenever a read or a write is answered by 401: the session has ended. Returns how to stop that. */
export function onSignedOut(client: QueryClient, callback: () => void): () => void {
  const check = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) callback()
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
