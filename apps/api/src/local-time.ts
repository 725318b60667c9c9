const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment as the clocks of a time zone show it, such as `2026-03-01 12:30:00`.
 *
 * @param timeZone IANA name
 */
export function localTime(at: Date, timeZone: string): string {
  // Making a format takes far longer than using it.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format.format(at)
}
