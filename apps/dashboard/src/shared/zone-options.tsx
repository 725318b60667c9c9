import { zoneName } from '#shared/time-zones.ts'

/** The options of a time-zone select: those that the browser supports, UTC and the current one. */
export function ZoneOptions({ current }: { current: string }) {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])
  return [...zones].sort().map((zone) => (
    <option key={zone} value={zone}>
      {zoneName(zone)}
    </option>
  ))
}
