import { addressOf } from '@candour/api-client/call.ts'
import { keyFor } from '@candour/api-client/query.ts'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { countReviews, dashboardEvents } from '@candour/schemas/reviews.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newestKey } from '#features/reviews/queries.ts'

/** Milliseconds within which any number of new reviews are fetched once. */
const calm = 2_000
/** Milliseconds between two looks for new reviews while the server's stream cannot be had. */
const pollInterval = 30_000

/** Keeps numbers and lists of a company up to date for as long as its dashboard is open and seen. */
export function useLiveUpdates(companyId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const invalidate = (refetchType: 'active' | 'none') => {
      for (const queryKey of [keyFor(getSummary), keyFor(getTrends), keyFor(countReviews), newestKey]) {
        void queryClient.invalidateQueries({ queryKey, refetchType })
      }
    }
    const [refresh, cancel] = throttle(() => invalidate('active'), calm)
    const unwatch = watchReviews(companyId, refresh)
    return () => {
      unwatch()
      cancel()
      // Nobody listens from here on: whatever is remembered is looked up again when it is next shown.
      invalidate('none')
    }
  }, [companyId, queryClient])
}

/**
 * Calls back when a company may have new reviews, until the returned function is called. A page that nobody sees holds
 * no stream: browsers open but six connections to an origin over HTTP/1.1, for all tabs together.
 */
export function watchReviews(companyId: string, onNews: () => void): () => void {
  const address = addressOf(dashboardEvents, { query: { companyId } })
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const disconnect = () => {
    source?.close()
    clearTimeout(timer)
  }
  const connect = () => {
    let interrupted = false
    source = new EventSource(address)
    source.onmessage = onNews
    source.onopen = () => {
      if (interrupted) onNews()
      interrupted = false
    }
    source.onerror = () => {
      interrupted = true
      // Otherwise the browser is connecting again by itself.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(lookAgain, pollInterval)
    }
  }
  const lookAgain = () => {
    onNews()
    connect()
  }
  const onVisibility = () => {
    disconnect()
    if (document.visibilityState === 'visible') lookAgain()
  }

  if (document.visibilityState === 'visible') connect()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    disconnect()
  }
}

/** At once, then at most every `interval` milliseconds, and once more after the last call in between. */
function throttle(run: () => void, interval: number): [call: () => void, cancel: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const call = () => {
    if (timer !== undefined) {
      again = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (again) call()
      again = false
    }, interval)
  }
  return [call, () => clearTimeout(timer)]
}
