/** Formats an IANA time zone for people. */
export const zoneName = (zone: string) => zone.replaceAll('_', ' ')

/** Returns the time zones the browser supports, always including UTC and the current one. */
export function zonesWith(current: string): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])].sort()
}
