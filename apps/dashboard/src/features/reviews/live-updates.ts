import { addressOf } from '@candour/api-client/call.ts'
import { keyFor } from '@candour/api-client/query.ts'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { countReviews, dashboardEvents, getReview } from '@candour/schemas/reviews.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newestKey } from '#features/reviews/queries.ts'

/** Milliseconds within which any number of new reviews are fetched once. */
const calm = 2_000
/** Milliseconds between two looks for new reviews while the server's stream cannot be had. */
const pollInterval = 30_000
/** The same while nobody sees the page, for the number in its title. */
const hiddenInterval = 60_000

/**
 * Keeps numbers and lists of a company up to date for as long as its dashboard is open and seen.
 *
 * @returns whether news are cut off just now
 */
export function useLiveUpdates(companyId: string): { interrupted: boolean } {
  const queryClient = useQueryClient()
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    const invalidate = (refetchType: 'active' | 'none') => {
      void queryClient.invalidateQueries({ queryKey: newestKey, refetchType })
      // Nobody looks at a hidden page's numbers; they are fetched when it is seen again.
      const shown = document.visibilityState === 'visible' ? refetchType : 'none'
      for (const queryKey of [getSummary, getTrends, countReviews, getReview].map((read) => keyFor(read))) {
        void queryClient.invalidateQueries({ queryKey, refetchType: shown })
      }
    }
    const [refresh, cancel] = throttle(() => invalidate('active'), calm)
    const unwatch = watchReviews(companyId, refresh, setInterrupted)
    return () => {
      unwatch()
      cancel()
      // Nobody listens from here on: whatever is remembered is looked up again when it is next shown.
      invalidate('none')
    }
  }, [companyId, queryClient])
  return { interrupted }
}

/**
 * Calls back when a company may have new or edited reviews, and when the stream breaks or is back, until the returned
 * function is called. A page that nobody sees holds no stream, but looks from time to time: browsers open but six
 * connections to an origin over HTTP/1.1, for all tabs together.
 */
export function watchReviews(
  companyId: string,
  onNews: () => void,
  onInterrupted: (interrupted: boolean) => void = () => {},
): () => void {
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
      onInterrupted(false)
      if (interrupted) onNews()
      interrupted = false
    }
    source.onerror = () => {
      interrupted = true
      const refused = source?.readyState === EventSource.CLOSED
      // Whoever is refused a stream, as with too many tabs, has news by looking; otherwise the browser is connecting again.
      if (refused) timer = setTimeout(lookAgain, pollInterval)
      onInterrupted(!refused)
    }
  }
  const lookAgain = () => {
    onNews()
    connect()
  }
  const onVisibility = () => {
    disconnect()
    onInterrupted(false)
    if (document.visibilityState === 'visible') lookAgain()
    else timer = setTimeout(lookHidden, hiddenInterval)
  }
  const lookHidden = () => {
    onNews()
    timer = setTimeout(lookHidden, hiddenInterval)
  }

  if (document.visibilityState === 'visible') connect()
  else timer = setTimeout(lookHidden, hiddenInterval)
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
