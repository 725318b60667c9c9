import { addressOf } from '@candour/api-client/call.ts'
import { failedReads } from '@candour/api-client/failed-reads.ts'
import { readFromEvent, refetchChanged } from '@candour/api-client/query.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { type DashboardEvent, dashboardEvent, dashboardEvents } from '@candour/schemas/reviews.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNewestOfView, newestKey } from '#features/reviews/queries.ts'

/** Throttle interval for refetching on new reviews, in milliseconds. */
const calm = 2_000
/** Polling interval while the server refuses a stream, in milliseconds. */
const pollInterval = 30_000
/** Polling interval while the page is hidden, to update the count in its title, in milliseconds. */
const hiddenInterval = 60_000

/** `reconnecting`: the stream broke. `polling`: the server or a proxy refuses it (too many tabs, for example). */
export type LiveState = 'live' | 'reconnecting' | 'polling'

type News = DashboardEvent['type']

/** The tags that each event changes. */
const changes: Record<News, Endpoint['changes'] & object> = {
  reviews_added: ['arrivals'],
  cases_changed: ['cases'],
}

/**
 * Keeps a company's numbers and lists up to date while its dashboard is open.
 *
 * @returns the state of the event stream
 */
export function useLiveUpdates(companyId: string): LiveState {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('live')
  useEffect(() => {
    const invalidate = (news: News, refetchType: 'active' | 'none') => {
      const isStale = ({ queryKey }: { queryKey: QueryKey }) =>
        news === 'reviews_added' || isNewestOfView(queryKey)
      void queryClient.invalidateQueries({ queryKey: newestKey, predicate: isStale, refetchType })
      // On a hidden page numbers are only marked stale; they are refetched when it becomes visible.
      const shown = document.visibilityState === 'visible' ? refetchType : 'none'
      void refetchChanged(queryClient, { changes: changes[news] }, shown)
    }
    const refreshers = dashboardEvent.shape.type.options.map((news) => ({
      news,
      refresh: throttle(() => invalidate(news, 'active'), calm),
    }))
    const onNews = (told?: News) => {
      for (const { news, refresh } of refreshers) if (!told || told === news) refresh.call()
      if (!told) void queryClient.refetchQueries(failedReads)
    }
    const unwatch = watchCompany(companyId, onNews, setState)
    return () => {
      unwatch()
      for (const { news, refresh } of refreshers) {
        refresh.cancel()
        // Without the stream cached data goes stale, so refetch it when it is next shown.
        invalidate(news, 'none')
      }
    }
  }, [companyId, queryClient])
  return state
}

/**
 * Calls `onNews` when a company may have new or edited reviews or changed cases (any of them, if it does not say which)
 * and `onState` when the stream breaks or recovers, until the returned function is called. Hidden pages poll instead of
 * holding a stream, because over HTTP/1.1 browsers share six connections per origin among all tabs.
 */
export function watchCompany(
  companyId: string,
  onNews: (news?: News) => void,
  onState: (state: LiveState) => void = () => {},
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
    let wasOpen = false
    source = new EventSource(address)
    source.onmessage = ({ data, lastEventId }) => {
      readFromEvent(lastEventId)
      onNews(newsIn(data))
    }
    source.onopen = () => {
      onState('live')
      if (interrupted) onNews()
      interrupted = false
      wasOpen = true
    }
    source.onerror = () => {
      interrupted = true
      const refused = source?.readyState === EventSource.CLOSED
      // The browser reconnects a broken stream itself, but gives up on a refused one.
      if (refused) timer = setTimeout(lookAgain, pollInterval)
      // Perhaps the session has ended, which a read will report.
      if (refused && wasOpen) onNews()
      onState(refused ? 'polling' : 'reconnecting')
    }
  }
  const lookAgain = () => {
    onNews()
    connect()
  }
  const onVisibility = () => {
    disconnect()
    onState('live')
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

/** Returns the news in an event; undefined if it cannot be parsed. */
function newsIn(data: unknown): News | undefined {
  return dashboardEvent.shape.type.options.find((type) => data === JSON.stringify({ type }))
}

/** Throttles with leading and trailing calls: immediately, then at most once per `interval` milliseconds. */
function throttle(run: () => void, interval: number): { call: () => void; cancel: () => void } {
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
  return { call, cancel: () => clearTimeout(timer) }
}
