/** Formats a time for a `datetime-local` field, as the clock of a time zone shows it; of the browser's if absent. */
export const formatForField = (at: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(at)
    .replace(' ', 'T')

/** Returns the time at which the clock of a time zone shows the value of a `datetime-local` field. */
export function timeFromField(value: string, timeZone?: string): Date {
  const shown = Date.parse(`${value}Z`)
  const ahead = (at: number) => Date.parse(`${formatForField(new Date(at), timeZone)}Z`) - at
  // Twice, because the clock may have changed between there and UTC.
  return new Date(shown - ahead(shown - ahead(shown)))
}
