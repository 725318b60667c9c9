import type { Cell } from '#modules/watch/rhythm.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Returns where the hours of a day in UTC lie in a time zone; where clocks change, an hour is missing or comes twice. */
export function cellsOf(day: string, timeZone: string): Cell[] {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  return Array.from({ length: 24 }, (_, hour) => {
    const parts = format.formatToParts(Date.parse(day) + hour * 3_600_000)
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    return { weekday: weekdays.indexOf(of('weekday')), hour: Number(of('hour')) }
  })
}

export const emptyDay = () => Array<number>(24).fill(0)

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
