import type { ReportedEvent } from '@candour/schemas/funnel.ts'
import { viaParam } from '@candour/schemas/paths.ts'

/** Returns the URL that counts an event, once per request. */
export function visitUrl(event: ReportedEvent, companyId: string, via: string | undefined): string {
  return `/api/visits/${event}?companyId=${companyId}${via ? `&${viaParam}=${via}` : ''}`
}

/** Sends a beacon. Returns false if the browser cannot. */
export function sendVisit(url: string): boolean {
  return Boolean(navigator.sendBeacon?.(url))
}
