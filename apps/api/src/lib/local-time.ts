const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date as local time in a time zone, such as `2026-03-01 12:30:00`.
 *
 * @param timeZone IANA name
 */
export function localTime(at: Date, timeZone: string): string {
  // Creating a formatter is far slower than using it.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format.format(at)
}
