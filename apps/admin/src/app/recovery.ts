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
 * Loads what failed while the server was away once it is back. The server is asked rather than each read repeated: that
 * costs one cheap request, and the errors on screen do not flicker. Less and less often, and not by all pages at once.
 */
export function recoverReads(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  const wait = () => {
    if (timer !== undefined) return
    if (client.getQueryCache().findAll(failedReads).length > 0)
      timer = setTimeout(ask, Math.min(first * 2 ** asked, longest) * (0.5 + Math.random()))
    else asked = 0
  }
  const ask = async () => {
    if (!document.hidden) {
      asked += 1
      await call<typeof getReady>(ready, {}).then(
        () => client.refetchQueries(failedReads),
        () => {},
      )
    }
    timer = undefined
    wait()
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') wait()
  })
  wait()
}
