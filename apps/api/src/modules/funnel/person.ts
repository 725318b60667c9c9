import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { FunnelCounter, Visit } from '#modules/funnel/counter.ts'

/** Results by user agent: parsing one takes longer than answering its scan. */
const verdicts = new LRUCache<string, boolean>({ max: 1_000 })
/** Longer user agents are not kept, which bounds the memory. */
const maxKeptLength = 512

function isBot(userAgent: string | undefined): boolean {
  if (!userAgent || userAgent.length > maxKeptLength) return isbot(userAgent)
  const known = verdicts.get(userAgent)
  if (known !== undefined) return known
  const verdict = isbot(userAgent)
  verdicts.set(userAgent, verdict)
  return verdict
}

type Sent = { method: string; headers: IncomingHttpHeaders }

/** Counts a visit that a person made. */
export function countVisit(funnel: FunnelCounter, request: Sent, visit: Visit | undefined): void {
  if (visit && isPerson(request)) funnel.count(visit.event, visit)
}

/** Whether a person made a request, judging by its headers: not a bot, a prefetch or a link preview. */
export function isPerson({ method, headers }: Sent): boolean {
  return method !== 'HEAD' && !isAhead({ headers }) && !isBot(headers['user-agent'])
}

/** Whether a browser fetches what a person may open next. */
export function isAhead({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return (headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz']) !== undefined
}
