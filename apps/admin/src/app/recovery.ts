import { call, type EndpointRef } from '@candour/api-client/call.ts'
import { failedReads } from '@candour/api-client/failed-reads.ts'
import type { getReady } from '@candour/schemas/health.ts'
import type { QueryClient } from '@tanstack/react-query'

/** The contract itself would weigh on the first view. */
const ready = { method: 'GET', path: '/api/health/ready' } satisfies EndpointRef<typeof getReady>

/** Milliseconds until the server is first asked whether it is back, and the longest until it is asked again. */
const first = 2_000
const longest = 30_000

/**
 * Repeats failed reads once the server is back. Until then, it polls one cheap endpoint, so that the errors on screen
 * do not flicker; the interval grows and is randomized, so that open pages do not ask in step.
 */
export function recoverReads(client: QueryClient): void {
  const cache = client.getQueryCache()
  let isWaiting = false
  let delay = first
  const wait = () => {
    if (isWaiting) return
    isWaiting = cache.findAll(failedReads).length > 0
    if (isWaiting) setTimeout(ask, delay * (0.5 + Math.random()))
    else delay = first
  }
  const ask = async () => {
    if (!document.hidden) {
      delay = Math.min(delay * 2, longest)
      await call<typeof getReady>(ready, {}).then(
        () => client.refetchQueries(failedReads),
        () => {},
      )
    }
    isWaiting = false
    wait()
  }
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') wait()
  })
}
